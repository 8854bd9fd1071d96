// How far along a batch is, in words.
import { ApiError } from '#src/api/errors.ts'
import type { Batch, BatchState } from '#src/model/draws.ts'
import { voidWords } from '../shared/void-words.ts'
import { words } from './words.ts'

type OfDraw = Pick<Batch, 'state' | 'draw'>

/** Whether this batch's numbers are still to come. A refunded batch never gets any, nor does one on matches. */
export const isToBeDrawn = ({ state, draw }: OfDraw): boolean =>
  draw === null && state !== 'refunded' && state !== 'settled'

/** Whether the service says that there is no such draw; without a network, or while it is busy, it says nothing. */
export const isUnknownDraw = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status)

const stateWords: Record<BatchState, string> = {
  announced: words.$thisBatchIsNot,
  open: words.$thisBatchIsOn,
  sealed: words.$thisBatchIsClosed,
  drawn: words.$theNumbersAreDrawn,
  settled: words.$drawnAndEveryWinner,
  refunded: words.$thisBatchCouldNot,
}

export const stateSentence = (batch: Pick<Batch, 'state' | 'void'>): string => {
  const why = batch.state === 'refunded' ? voidWords(batch) : undefined
  return why ? words.$soThereWasNo(why) : stateWords[batch.state]
}
