// Checks a draw without a ticket, using the ticket checker: three of its six checks concern only the draw.
import type { Batch, Proof } from '#src/model/draws.ts'
import type { Check, CheckId } from '#src/proof/verify.ts'

const aboutTheDraw: readonly CheckId[] = ['head', 'beacon', 'numbers']

/** The batch as a proof with no ticket; the ticket checks fail on it and are left out. */
export const publicProof = (
  batch: Batch,
  rules: string,
  { keys, keyEntries }: Pick<Proof, 'keys' | 'keyEntries'>,
): Proof => ({
  version: 3,
  receipt: {
    leaf: { batch: batch.id, commitment: '', lines: [], stake: 0, nonce: '' },
    index: 0,
    key: '',
    signature: '',
    tree: { at: 0, size: 1, path: [] },
  },
  batch,
  path: [],
  rules,
  keys,
  keyEntries,
  prize: null,
})

export const drawChecks = (checks: readonly Check[]): Check[] =>
  checks.filter(({ id }) => aboutTheDraw.includes(id))
