// A player's share of a night's total, with its path to the root and its place in the log.
import * as v from 'valibot'
import { liabilities, type Counted } from '#src/contract/liabilities.ts'
import { LIABILITIES, stepOnWire } from '#src/proof/liabilities.ts'
import { listNeighbours, type findLeaf } from '#server/db/queries/log/liabilities.ts'
import type { Tx } from '#server/db/db.ts'
import type { Signer } from '#server/ports/signer.ts'
import { liabilityOf } from './liability.ts'
import { loggedOf } from './logged.ts'

export const countedOnWire = async (
  tx: Tx,
  row: NonNullable<Awaited<ReturnType<typeof findLeaf>>>,
  { signer }: { signer: Signer },
): Promise<Counted> => ({
  entry: v.parse(liabilities, JSON.parse(row.body)),
  logged: (await loggedOf(tx, LIABILITIES, row.night))!,
  leaf: liabilityOf(row.night, row),
  // A sibling with an even index is on the left.
  path: (await listNeighbours(tx, row.night, row.at)).map(({ at, hash, sum }) =>
    stepOnWire({ left: at % 2 === 0, hash, sum }),
  ),
  keyEntries: signer.keyEntries,
})
