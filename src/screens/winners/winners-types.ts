import type { Winners, WinnersFeed } from '#src/model/results.ts'

export type WinnerRow = Winners['games'][number]
export type JackpotWinner = WinnersFeed['jackpotWinners'][number]
