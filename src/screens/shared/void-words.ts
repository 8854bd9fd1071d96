// Why a batch was not drawn, in plain words.
import type { VoidEntry } from '#src/model/draws.ts'
import { words } from './checks/checks-words.ts'

const reasons: Record<VoidEntry['reason'], string> = {
  'head-late': words.$theSealWasNot,
  'no-round': words.$thePublicRandomnessStayed,
}

/** Undefined when no reason was given, as for older batches. */
export const voidWords = (batch: {
  void?: { entry: Pick<VoidEntry, 'reason'> } | null
}): string | undefined => (batch.void ? reasons[batch.void.entry.reason] : undefined)
