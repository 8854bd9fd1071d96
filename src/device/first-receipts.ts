// The first proof this phone was given of each ticket, including the purchase's receipt, and the first numbers of each
// bid. Later answers never replace them. Only the player logging out removes them, not a session ended by the service.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import type { Proof } from '#src/model/draws.ts'
import { keptProof } from '#src/model/kept.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { createFirsts, type Met } from './firsts.ts'

/** Five times the tickets that are kept. */
const MOST = 1_000

/** What the receipt promises; the service may sign the same again. */
const promise = ({ receipt: { leaf, index } }: Proof): string => canonicalJson({ leaf, index })

export const createFirstReceipts = (kept: Shelf) =>
  createFirsts<Proof>(kept, {
    shown: keptProof,
    isSame: (a, b) => promise(a) === promise(b),
    most: MOST,
  })

export type MetReceipt = Met<Proof>

/** By player and ticket, like the tickets. */
export const firstReceipts = createFirstReceipts(shelf(`${brand.storagePrefix}receipts`))

/** The numbers that each bid was sold with, under the same keys. */
export const firstBids = createFirsts(shelf(`${brand.storagePrefix}first-bids`), {
  shown: v.object({ first: v.number(), last: v.number() }),
  isSame: (a, b) => a.first === b.first && a.last === b.last,
  most: MOST,
})

export const receiptKeyOf = (player: string, ticket: string): string => `${player}/${ticket}`
