// The slip checker, for anybody with a game play ID.
import { useMutation } from '@tanstack/react-query'
import type { Answer } from '#src/model/words.ts'
import { lotteryStatus } from '#src/contract/games.ts'
import { request } from './client.ts'

export type CheckedSlip = Answer<typeof lotteryStatus>

export const useCheckSlip = () =>
  useMutation({
    mutationFn: (slipId: string) => request(lotteryStatus, { body: { slipId } }),
  })
