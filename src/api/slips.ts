// The slip checker: for anybody who holds a game play ID.
import { useMutation } from '@tanstack/react-query'
import type { AnswerOut } from '#src/contract/call.ts'
import { lotteryStatus } from '#src/contract/games.ts'
import { request } from './client.ts'

export type SlipRow = AnswerOut<typeof lotteryStatus>['data'][number]

export const useCheckSlip = () =>
  useMutation({
    mutationFn: async (gamePlayId: string) =>
      (await request(lotteryStatus, { body: { game_play_id: gamePlayId } })).data,
  })
