import type { Proof } from '#src/contract/draws.ts'
import { checkProof } from '#src/proof/verify.ts'

/**
 * The answer without its receipts' signatures, which are checked, and anything else signed at that moment:
 * two signatures of one receipt are both valid but never equal.
 * @throws if a signature is wrong
 */
export const checkedReceipts = <T>(answer: T): T =>
  JSON.parse(
    JSON.stringify(answer, (_, value: unknown) => {
      const proof = value as Proof | undefined
      if (!proof?.receipt?.signature) return value
      if (checkProof(proof)[0]?.state !== 'passed') throw new Error('The receipt’s signature is wrong')
      return { ...proof, receipt: { ...proof.receipt, signature: 'checked', tree: undefined } }
    }),
  ) as T
