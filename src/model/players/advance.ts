import { CANCELLED, type getAdvance } from '#src/contract/advance.ts'
import type { Answer } from '../words.ts'

export type Advance = Answer<typeof getAdvance>

/** Whether it came back because the player wished it. */
export const isCancelled = ({ reason }: Pick<Advance['draws'][number], 'reason'>) => reason === CANCELLED
