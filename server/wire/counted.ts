// A player's share of a night's total, with its path to the root and its place in the log.
import * as v from 'valibot'
import { liabilities, type Counted } from '#src/contract/liabilities.ts'
import { sameBytes } from '#src/draws/hash.ts'
import type { Pins } from '#src/draws/pins.ts'
import { LIABILITIES, liabilityLeaf, stepOnWire } from '#src/proof/liabilities.ts'
import { findLeafAt, listNeighbours, type findLeaf } from '#server/db/queries/log/liabilities.ts'
import type { Tx } from '#server/db/db.ts'
import type { Signer } from '#server/ports/signer.ts'
import { liabilityOf } from './liability.ts'
import { loggedOf } from './logged.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findLeaf>>>

/** Bottom up, each with its place in its level. */
const siblingsOf = async (tx: Tx, { night, at }: Row) => {
  const above = await listNeighbours(tx, night, at)
  const beside = await findLeafAt(tx, night, at ^ 1)
  return beside ? [{ at: at ^ 1, ...beside }, ...above] : above
}

/** False if the phone number has changed since: then there is nothing to show before the next night. */
export const isAsCounted = (row: Row): boolean =>
  sameBytes(liabilityLeaf(liabilityOf(row.night, row)).hash, row.hash)

export const countedOnWire = async (
  tx: Tx,
  row: Row,
  { signer, pins }: { signer: Signer; pins: Pins },
): Promise<Counted> => ({
  entry: v.parse(liabilities, JSON.parse(row.body)),
  logged: (await loggedOf(tx, LIABILITIES, row.night, null, pins.quorum))!,
  leaf: liabilityOf(row.night, row),
  // A sibling with an even index is on the left.
  path: (await siblingsOf(tx, row)).map(({ at, hash, sum }) => stepOnWire({ left: at % 2 === 0, hash, sum })),
  keyEntries: signer.keyEntries,
})
