// How far along a batch is, in words.
import type { Batch, BatchState } from '#src/model/draws.ts'
import { voidWords } from '../shared/void-words.ts'

type OfDraw = Pick<Batch, 'state' | 'draw'>

/** Whether this batch's numbers are still to come. A refunded batch never gets any. */
export const isToBeDrawn = ({ state, draw }: OfDraw): boolean => draw === null && state !== 'refunded'

const stateWords: Record<BatchState, string> = {
  announced: 'This batch is not on sale yet',
  open: 'This batch is on sale now',
  sealed: 'This batch is closed and sealed. The draw comes next',
  drawn: 'The numbers are drawn. Winners are being paid',
  settled: 'Drawn, and every winner is paid',
  refunded: 'This batch could not be drawn. Every stake was given back',
}

export const stateSentence = (batch: Pick<Batch, 'state' | 'void'>): string => {
  const why = batch.state === 'refunded' ? voidWords(batch) : undefined
  return why ? `${why}, so there was no draw and every stake went back` : stateWords[batch.state]
}
