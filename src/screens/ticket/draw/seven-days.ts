// What the last seven days cost, from the tickets at hand. Tickets that wait for their draw are left out.
import type { PlayedTicket } from '#src/model/tickets.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { backOf, stakeOf } from '../../shared/own/own-part.ts'
import { words } from './words.ts'

export interface Spell {
  tickets: number
  staked: Kobo
  back: Kobo
  /** Do the tickets at hand reach back seven days? */
  isWhole: boolean
}

/** @param rows newest first. @param isAll no older tickets exist */
export const sevenDays = (rows: readonly PlayedTicket[], isAll: boolean, now: number): Spell => {
  const since = now - 7 * DAY
  const recent = rows.filter(row => Date.parse(row.date) > since)
  const settled = recent.filter(row => row.status !== 'Pending')
  const sum = (of: (row: PlayedTicket) => Kobo) => settled.reduce((all, row) => all + of(row), 0)
  return {
    tickets: settled.length,
    staked: sum(stakeOf),
    back: sum(backOf),
    isWhole: isAll || recent.length < rows.length,
  }
}

export const spellWords = ({ staked, back }: Spell): string => {
  const down = staked - back
  const end =
    down > 0 ? words.$down(formatMoney(down)) : down < 0 ? words.$up(formatMoney(-down)) : words.$even
  return words.$stakedCameBack(formatMoney(staked), formatMoney(back), end)
}
