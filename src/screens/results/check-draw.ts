import type { Batch, Proof } from '#src/contract/draws.ts'
import { checkOnThisPhone } from '#src/proof/check.ts'
import type { Check } from '#src/proof/verify.ts'
import { memoryOfBatch } from '#src/memory/memory-of.ts'
import { drawChecks, publicProof } from './public-proof.ts'

/** @param heardAt when the service sent the batch, ms */
export const checkDraw = async (
  batch: Batch,
  rules: string,
  keys: Pick<Proof, 'keys' | 'keyEntries'>,
  heardAt: number,
): Promise<Check[]> =>
  drawChecks(await checkOnThisPhone(publicProof(batch, rules, keys), await memoryOfBatch(batch, heardAt)))
