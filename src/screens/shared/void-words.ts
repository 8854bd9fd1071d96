// Why a batch was not drawn, in plain words.
import type { VoidEntry } from '#src/model/draws.ts'

const words: Record<VoidEntry['reason'], string> = {
  'head-late': 'The seal was not out in time',
  'no-round': 'The public randomness stayed away for 24 hours',
}

/** Undefined when no reason was given, as for older batches. */
export const voidWords = (batch: {
  void?: { entry: Pick<VoidEntry, 'reason'> } | null
}): string | undefined => (batch.void ? words[batch.void.entry.reason] : undefined)
