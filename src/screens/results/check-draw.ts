import type { Batch, Proof } from '#src/contract/draws.ts'
import { checkOnThisPhone } from '#src/draws/check.ts'
import type { Check } from '#src/draws/verify.ts'
import { memoryOfBatch } from '#src/screens/shell/memory-of.ts'
import { drawChecks, publicProof } from './public-proof.ts'

/** @param heardAt when the service gave the batch, ms */
export const checkDraw = async (
  batch: Batch,
  rules: string,
  keys: Pick<Proof, 'keys' | 'keyEntries'>,
  heardAt: number,
): Promise<Check[]> =>
  drawChecks(await checkOnThisPhone(publicProof(batch, rules, keys), await memoryOfBatch(batch, heardAt)))
