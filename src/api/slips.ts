// The slip checker, for anybody with a game play ID.
import { useMutation } from '@tanstack/react-query'
import type { AnswerOut } from '#src/contract/call.ts'
import { lotteryStatus } from '#src/contract/games.ts'
import { request } from './client.ts'

export type CheckedSlip = AnswerOut<typeof lotteryStatus>

export const useCheckSlip = () =>
  useMutation({
    mutationFn: (gamePlayId: string) => request(lotteryStatus, { body: { game_play_id: gamePlayId } }),
  })
