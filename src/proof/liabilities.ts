// What was owed to all players on a night: a sum tree in which players find their own part.
import * as v from 'valibot'
import { counted, type liabilities, type Liability } from '#src/contract/liabilities.ts'
import { fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { grouped } from '#src/lib/figures.ts'
import { DAY, formatDate, lagosMidnight } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { leaveOpen, must, outcomeOf, type CheckResult } from './checks.ts'
import { sha256 } from '#src/draws/hash.ts'
import { openLogged, trustFrom } from './logged.ts'
import { pinsOf, type Memory } from './memory.ts'
import { seenByWitness } from '#src/draws/cosignature.ts'
import { followSumPath, sumLeaf, type SumStep } from '#src/draws/sum-tree.ts'

export type Liabilities = v.InferOutput<typeof liabilities>
export const LIABILITIES = 'oriire/liabilities/v2'

const sumOf = ({ play, bonus, winnings, leaving, stakes, prizes }: Liability) =>
  play + bonus + winnings + leaving + stakes + prizes

/** In this key order it already is canonical JSON, at a quarter of the cost: there are millions. */
export const liabilityLeaf = ({
  bonus,
  leaving,
  night,
  nonce,
  phone,
  play,
  prizes,
  stakes,
  winnings,
}: Liability) => {
  const it = { bonus, leaving, night, nonce, phone, play, prizes, stakes, winnings }
  return sumLeaf(sha256(utf8(JSON.stringify(it))), sumOf(it))
}

/** A sibling as it is sent. @param step side, hash and sum as one text */
const stepOf = (step: string): SumStep => ({
  left: step.startsWith('L'),
  hash: fromHex(step.slice(1, step.indexOf(':'))),
  sum: Number(step.slice(step.indexOf(':') + 1)),
})
export const stepOnWire = ({ left, hash, sum }: SumStep) => `${left ? 'L' : 'R'}${hex(hash)}:${sum}`

/** What a leaf holds besides the wallets, in words; '' if nothing. */
const besides = ({ leaving, stakes, prizes }: Liability) => {
  const parts = [
    [leaving, 'on the way to your bank'],
    [stakes, 'staked and not drawn'],
    [prizes, 'in prizes not yet paid'],
  ] as const
  const said = parts
    .filter(([amount]) => amount > 0)
    .map(([amount, what]) => `${formatMoney(amount)} ${what}`)
  return said.length > 0 ? ` (with ${said.join(', ')})` : ''
}

/** Until a night is counted, the one before it is the newest. */
const isLate = ({ night }: Liabilities, { heardAt }: Memory): boolean =>
  heardAt !== undefined && Date.parse(night) < lagosMidnight(heardAt) - 2 * DAY

/** @param phone of the player: a leaf naming another phone may have been shown to many */
export const checkCounted = (input: unknown, phone: string, memory: Memory = {}): CheckResult =>
  outcomeOf('Your balance was counted in last night’s total', () => {
    const { entry, leaf, path, logged, keyEntries } = v.parse(counted, input)
    must(leaf.phone === phone, 'It is the part of another player')
    must(leaf.night === entry.night, 'Your part is of another night')
    const { root } = followSumPath(liabilityLeaf(leaf), path.map(stepOf))
    must(hex(root.hash) === entry.root && root.sum === entry.total, 'Your part is not in the total')
    const { index, checkpoint } = openLogged(entry, logged, trustFrom(keyEntries, memory), memory)
    const { witnesses, quorum } = pinsOf(memory)
    const seen = witnesses.filter(({ key }) => seenByWitness(checkpoint, key) !== undefined).length
    if (quorum < 1 || seen < quorum)
      return leaveOpen(
        `Only we show this total so: ${seen} of ${Math.max(quorum, 1)} witnesses that are asked for have seen it`,
      )
    if (isLate(entry, memory))
      return leaveOpen(`Only the total on the night after ${formatDate(Date.parse(entry.night))} is shown`)
    return `${formatMoney(sumOf(leaf))}${besides(leaf)} of ${formatMoney(entry.total)} owed to all players on the night after ${formatDate(Date.parse(entry.night))}, number ${grouped(index + 1)} in the log`
  })
