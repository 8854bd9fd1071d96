// Recent plays as short sentences for the ticker.
import type { RecentPlays } from '#src/model/results.ts'
import { games } from '#src/games/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { words } from './words.ts'

export const agoWords = (then: number, now: number): string => {
  const minutes = Math.floor(Math.max(0, now - then) / MINUTE)
  if (minutes < 1) return words.$justNow
  if (minutes < 60) return words.$minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words.$hoursAgo(hours) : words.$daysAgo(Math.floor(hours / 24))
}

/** The game whose lines are offered. */
const offeredName = lotteryName(games.find(it => it.offersLines)!.lotteryType)

const playWords = (name: string, { ticket, date }: { ticket: number[]; date: string }, now: number) =>
  `${name}, ${agoWords(Date.parse(date), now)}: ${ticket.join(', ')}`

export const tickerLines = ([wyse, lotto]: RecentPlays, now: number): string[] => [
  ...lotto.lotto.map(play => playWords(lotteryName(play.lotteryType), play, now)),
  // Older copies have no numbers.
  ...wyse.luckyPlays.filter(({ ticket }) => ticket.length > 0).map(play => playWords(offeredName, play, now)),
]
