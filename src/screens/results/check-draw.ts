// Draws a batch again on this phone, from its public record.
import { batchQuery, newestKeys, rulesQuery } from '#src/api/draws.ts'
import { keptSince } from '#src/api/cache/kept.ts'
import { queryClient } from '#src/api/cache/query-client.ts'
import type { Batch } from '#src/model/draws.ts'
import { heardOf, serverNow } from '#src/lib/server-time.ts'
import { memoryOfBatch } from '#src/memory/memory-of.ts'
import { checkOnThisPhone } from '#src/proof/check.ts'
import { countWords, worstOf } from '../shared/checks/check-words.ts'
import { isToBeDrawn } from './batch-state.ts'
import { drawChecks, publicProof } from './public-proof.ts'
import type { ShownDraw } from './use-draw-check.ts'

/** As on screen, unless that was before the draw, or before the log said why there was none. */
const batchOf = async (id: string): Promise<Batch> => {
  const { queryKey } = batchQuery(id)
  const shown = queryClient.getQueryData(queryKey)
  if (shown && !isToBeDrawn(shown) && shown.void?.logged !== null) return shown
  // With structural sharing an equal answer becomes the previous object, which is not marked as the worker's copy.
  return queryClient.fetchQuery({ ...batchQuery(id), structuralSharing: false })
}

export const checkDraw = async ({ batch: id, drawn }: ShownDraw) => {
  const batch = await batchOf(id)
  const { dataUpdatedAt } = queryClient.getQueryState(batchQuery(id).queryKey)!
  const heardAt = keptSince(batch) ?? heardOf(dataUpdatedAt)
  const [{ rules }, keys] = await Promise.all([
    queryClient.fetchQuery(rulesQuery(batch.commitment.rules)),
    newestKeys(),
  ])
  // Under the code that was asked for: an answer about another batch says nothing about this one.
  const draw = batch.draw && { ...batch.draw, numbers: [...(drawn ?? batch.draw.numbers)] }
  const asked = { ...batch, id, draw }
  const checks = drawChecks(
    await checkOnThisPhone(publicProof(asked, rules, keys), await memoryOfBatch(asked, heardAt)),
  )
  return { checks, words: countWords(checks), worst: worstOf(checks), at: serverNow() }
}
