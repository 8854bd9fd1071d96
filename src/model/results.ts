// Public results, winners, jackpots and recent plays.
import type { resultItem, winnersFeed } from '#src/contract/front-page.ts'
import type { activeGames, lotteryWinners } from '#src/contract/results.ts'
import type { Answer, Read } from './words.ts'

export { lotteryTypes } from '#src/contract/results.ts'

export type ResultItem = Read<typeof resultItem>
export type WinnersFeed = Answer<typeof winnersFeed>
export type Winners = Answer<typeof lotteryWinners>
export type RecentPlays = Answer<typeof activeGames>
