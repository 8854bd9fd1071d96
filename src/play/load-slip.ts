// A slip from elsewhere into a game's play state, and what the player is told where today's game cannot take it whole.
import type { Kobo } from '#src/lib/money.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { isEmpty, isTicketComplete, linesOf } from '#src/picks/rows.ts'
import type { PlayStore } from './store.ts'

export interface Slip {
  lines: readonly (readonly number[])[]
  /** Of one line, kobo. */
  stake: Kobo
}

const asText = (lines: Slip['lines']): string =>
  lines.map(line => [...line].sort((a, b) => a - b).join()).join(';')

/** Whether there are picks that loading another slip would throw away. */
export const hasOtherPicks = (store: PlayStore, { lines }: Slip): boolean => {
  const { picks } = store.state
  if (picks.every(isEmpty)) return false
  return !isTicketComplete({ rows: picks }) || asText(linesOf(picks)) !== asText(lines)
}

/** What could not be taken, in words; empty where everything was. */
export const leftOutWords = ({ unfit, left }: { unfit: number; left: number }): string[] => [
  ...(unfit > 0 ? [`${plural(unfit, 'line')} cannot be played in this game`] : []),
  ...(left > 0 ? [`This ticket has no room for ${plural(left, 'more line')}`] : []),
]

/** Loads lines and stake instead of the picks in hand. Nothing is registered or bought. */
export const loadSlip = (store: PlayStore, { lines, stake }: Slip): string[] => {
  const words = leftOutWords(store.load(lines))
  store.setStake(stake)
  if (store.state.stake !== stake)
    words.push(`Lines of ${formatMoney(stake)} are not sold now: yours is ${formatMoney(store.state.stake)}`)
  return words
}
