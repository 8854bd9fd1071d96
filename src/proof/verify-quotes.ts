// Was everybody quoted the same chances? They are in the log from before the seal, once per match.
import type { Proof } from '#src/contract/draws.ts'
import { MOST_GOALS, cellOf, parseScore } from '#src/games/soccer-cash/scores.ts'
import { plural } from '#src/lib/figures.ts'
import { must, wait } from './checks.ts'
import { openLogged, trustFrom } from './logged.ts'
import type { Memory } from './memory.ts'

/** @throws if a chance on the ticket is not the one in the log before the seal */
export const checkQuotes = (proof: Proof, memory: Memory): string => {
  const { head } = proof.batch
  if (!head?.logged) return wait('The batch is not sealed yet')
  const trust = trustFrom(proof.keyEntries, memory)
  const { picks } = proof.receipt.leaf
  for (const { match, scores, parts } of picks!) {
    const opened = proof.opened?.find(it => it.entry.match === match)
    must(opened?.logged != null, `The chances of ${match} are not in the log`)
    const { entry, logged } = opened
    const name = `${entry.home}–${entry.away}`
    openLogged(entry, logged, trust, memory)
    must(logged.index < head.logged.index, `The chances of ${name} came into the log after the seal`)
    for (const [at, score] of scores.entries())
      must(
        entry.parts[cellOf(parseScore(score)!, MOST_GOALS)] === parts[at],
        `Others were quoted another chance of ${name} ending ${score}`,
      )
  }
  return `${plural(picks!.flatMap(it => it.scores).length, 'chance')} as in the log, from before the seal`
}
