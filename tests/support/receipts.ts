import type { Proof } from '#src/contract/draws.ts'
import { checkProof } from '#src/proof/verify.ts'

/**
 * The answer with its receipts' signatures checked and taken out with what else was signed in the same moment: two
 * signatures of one receipt are both right and never the same.
 * @throws where a signature is wrong
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
