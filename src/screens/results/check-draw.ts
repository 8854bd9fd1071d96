import type { Batch, PublicKey } from '#src/contract/draws.ts'
import { checkOnThisPhone } from '#src/draws/check.ts'
import type { Check, KnownKeys } from '#src/draws/verify.ts'
import { drawChecks, publicProof } from './public-proof.ts'

export const checkDraw = async (
  batch: Batch,
  rules: string,
  keys: Record<string, PublicKey>,
  known: KnownKeys = {},
): Promise<Check[]> => drawChecks(await checkOnThisPhone(publicProof(batch, rules, keys), known))
