import { lotteryStatus } from '#src/contract/games.ts'
import { inWords } from './in-words.ts'

export const slipCheckForm = inWords(lotteryStatus.body)
