import type { AnswerOut } from '#src/contract/call.ts'
import type { lotteryWinners, winnersFeed } from '#src/contract/results.ts'

export type WinnerRow = AnswerOut<typeof lotteryWinners>['games'][number]
export type JackpotWinner = AnswerOut<typeof winnersFeed>['jackpot_winners'][number]
