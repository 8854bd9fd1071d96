// The slip checker, for anybody with a game play ID.
import type { Answer } from '#src/model/words.ts'
import { lotteryStatus } from '#src/contract/games.ts'
import { request } from './client.ts'
import { useSend } from './sending.ts'

export type CheckedSlip = Answer<typeof lotteryStatus>

export const useCheckSlip = () => useSend((slipId: string) => request(lotteryStatus, { body: { slipId } }))
