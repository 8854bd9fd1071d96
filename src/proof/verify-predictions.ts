// What a phone checks about a ticket on real matches: their results against the log, its prize against its prices.
import * as v from 'valibot'
import type { Proof } from '#src/contract/draws.ts'
import { sha256 } from '#src/draws/hash.ts'
import { BATCH, RESULT_WITHIN } from '#src/draws/schedule.ts'
import { priceOf } from '#src/games/soccer-cash/prices.ts'
import { MOST_PAID, PARTS, RETURN, times } from '#src/games/soccer-cash/rules.ts'
import { cellsOf } from '#src/games/soccer-cash/slip.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import { fail, leaveOpen, must, thereIsNone, wait } from './checks.ts'
import { openLogged, trustFrom } from './logged.ts'
import type { Memory } from './memory.ts'

const rulesSchema = v.object({
  game: v.string(),
  returnPercent: v.literal(RETURN),
  parts: v.literal(PARTS),
  mostPaid: v.literal(MOST_PAID),
})

const mustFollowRules = ({ rules, batch: { commitment } }: Proof): void => {
  if (rules === null) return wait('The rules of the batch are not on this phone yet')
  must(hex(sha256(utf8(rules))) === commitment.rules, 'The rules are not those of the batch')
  const read = v.safeParse(rulesSchema, JSON.parse(rules))
  must(read.success && read.output.game === commitment.game, 'The rules are of another game')
}

type Entry = NonNullable<Proof['results']>[number]['entry']

const openedOf = (batch: Proof['batch']): number => Date.parse(batch.commitment.closesAt) - BATCH

/** Whether a match has the same teams and kick-off as when it went on sale. */
const isSame = (entry: Entry, opened: Proof['opened']): boolean => {
  // The first one, which is the one whose chances were found in the log.
  const sold = opened?.find(it => it.entry.match === entry.match)?.entry
  return sold?.home === entry.home && sold.away === entry.away && sold.kickOff === entry.kickOff
}

/** How each of its matches ended, in the ticket's order. */
const endsOf = ({ receipt: { leaf }, results, batch }: Proof): (Entry | undefined)[] => {
  if (batch.state === 'refunded') return thereIsNone('Stakes went back: the seal was not out in time')
  return leaf.picks!.map(({ match }) => results?.find(it => it.entry.match === match)?.entry)
}

/** @throws if a result is not in the log, or waiting while matches are to come */
export const checkResults = (proof: Proof, memory: Memory): string => {
  const trust = trustFrom(proof.keyEntries, memory)
  const ends = endsOf(proof)
  for (const { entry, logged } of proof.results ?? []) {
    if (!logged)
      return memory.heardAt !== undefined && memory.heardAt >= Date.parse(entry.decidedAt) + RESULT_WITHIN
        ? fail('Not shown in time: the result had to be in the log ten minutes later')
        : wait('A result is not in the log yet')
    openLogged(entry, logged, trust, memory)
    must(
      openedOf(proof.batch) < Date.parse(entry.kickOff) - times.cutOff,
      `${entry.home}–${entry.away} had begun before this batch was sold`,
    )
    must(isSame(entry, proof.opened), `${entry.home}–${entry.away} is not the match that was sold`)
    must((entry.score === null) !== (entry.void === null), 'A match ends with a score or is void')
  }
  const open = ends.filter(it => it === undefined).length
  if (open > 0) return wait(`${plural(open, 'match', 'matches')} to come`)
  return ends
    .map(it => `${it!.home} ${it!.score ?? '–'} ${it!.away} (${it!.void ?? it!.sources.join(', ')})`)
    .join('; ')
}

/** What the ticket wins, once for each combination with a void match; undefined if its stake goes back. */
const dueOf = ({ receipt: { leaf } }: Proof, ends: readonly Entry[]): Kobo | undefined => {
  const parts: number[] = []
  let combinations = 1
  let isRight = true
  for (const [at, { scores, parts: prices }] of leaf.picks!.entries()) {
    const { score } = ends[at]!
    const found = score === null ? -1 : scores.indexOf(score)
    if (score === null) combinations *= scores.length
    else if (found < 0) isRight = false
    else parts.push(prices[found]!)
  }
  if (ends.every(it => it.score === null)) return undefined
  return isRight ? combinations * priceOf(leaf.stake, parts, leaf.most).prize : 0
}

/** The earliest match that, by a source's earlier kick-off, had begun before the batch closed. */
const begunOf = ({ commitment }: Proof['batch'], ends: readonly Entry[]): Entry | undefined =>
  ends
    .filter(it => it.beganAt < it.kickOff && it.beganAt < commitment.closesAt)
    .sort((a, b) => Date.parse(a.beganAt) - Date.parse(b.beganAt))[0]

/** Undefined if the ticket counts. @throws if it was paid although sold too late, or if only we say it was too late */
const lateness = ({ batch, prize }: Proof, ends: readonly Entry[]): string | undefined => {
  const begun = begunOf(batch, ends)
  if (!begun) return undefined
  const said = `${begun.home}–${begun.away} began at ${formatTime(Date.parse(begun.beganAt))}`
  if (Date.parse(begun.beganAt) <= openedOf(batch)) {
    must(!prize, `${said}, before this batch was sold: the stake was due back`)
    return `${said}, before this batch was sold: the stake goes back`
  }
  if (prize) return undefined
  return leaveOpen(`${said}, while this batch was sold: only we say that the stake goes back`)
}

/** @throws if the prize does not follow from prices, cap and results */
export const checkPredictedPrize = (proof: Proof): string => {
  const { leaf } = proof.receipt
  const { picks, most, lines } = leaf
  must(JSON.stringify(lines) === JSON.stringify(cellsOf(picks!)), 'The lines are not those of the picks')
  must(most !== undefined && most <= MOST_PAID, 'The cap is above that of the rules')
  mustFollowRules(proof)
  const ends = endsOf(proof)
  if (ends.some(it => it === undefined)) return wait('The matches are not over yet')
  if (proof.results?.some(it => !it.logged)) return wait('A result is not in the log yet')
  const due = dueOf(proof, ends as Entry[])
  if (due === undefined) return 'No match counts: the stake goes back'
  const late = lateness(proof, ends as Entry[])
  if (late) return late
  if (!proof.prize) return wait('The prize is not paid yet, or the stake went back')
  if (due !== proof.prize.won) return fail(`The prices give ${formatMoney(due)}`)
  return `${formatMoney(due)} won with ${plural(lines.length, 'prediction')}, at the prices of the purchase`
}
