// Recent plays as short sentences for the ticker.
import type { RecentPlays } from '#src/model/results.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { plural } from '#src/lib/plural.ts'

export const agoWords = (then: number, now: number): string => {
  const minutes = Math.floor(Math.max(0, now - then) / MINUTE)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${plural(minutes, 'minute')} ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${plural(hours, 'hour')} ago` : `${plural(Math.floor(hours / 24), 'day')} ago`
}

const playWords = (name: string, { ticket, date }: { ticket: number[]; date: string }, now: number) =>
  `${name}: ${ticket.join(', ')}, ${agoWords(Date.parse(date), now)}`

export const tickerLines = ([wyse, lotto]: RecentPlays, now: number): string[] => [
  ...lotto.lotto.map(play => playWords(lotteryName(play.lotteryType), play, now)),
  // Older copies have no numbers.
  ...wyse.luckyPlays.filter(({ ticket }) => ticket.length > 0).map(play => playWords('Wyse cash', play, now)),
]
