// Loads a slip from elsewhere into a game's play state, and tells the player what today's game cannot take.
import type { Kobo } from '#src/lib/money.ts'
import { formatMoney } from '#src/lib/money.ts'
import { isEmpty, isTicketComplete, linesOf } from '#src/picks/rows.ts'
import { words } from './slip-words.ts'
import type { PlayStore } from './store.ts'

export interface Slip {
  lines: readonly (readonly number[])[]
  /** Per line, kobo. */
  stake: Kobo
}

const asText = (lines: Slip['lines']): string =>
  lines.map(line => [...line].sort((a, b) => a - b).join()).join(';')

/** Would loading another slip discard picks? */
export const hasOtherPicks = (store: PlayStore, { lines }: Slip): boolean => {
  const { picks } = store.state
  if (picks.every(isEmpty)) return false
  return !isTicketComplete({ rows: picks }) || asText(linesOf(picks)) !== asText(lines)
}

/** What could not be taken, in words; empty if everything was. */
export const leftOutWords = ({ unfit, left }: { unfit: number; left: number }): string[] => [
  ...(unfit > 0 ? [words.$cannotBePlayed(unfit)] : []),
  ...(left > 0 ? [words.$thisTicketHasNo(left)] : []),
]

/** Replaces the current picks with these lines, and the stake with theirs if it is sold. Nothing is registered or bought. */
export const loadSlip = (
  store: PlayStore,
  { lines, stake }: Slip,
  sold: readonly { stake: Kobo }[],
): string[] => {
  const leftOut = leftOutWords(store.load(lines))
  if (sold.some(it => it.stake === stake)) store.setStake(stake)
  if (store.state.stake !== stake)
    leftOut.push(words.$areNotSoldNow(formatMoney(stake), formatMoney(store.state.stake)))
  return leftOut
}
