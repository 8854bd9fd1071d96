// A player's own part of a night's total, with its way to the root and to the log.
import * as v from 'valibot'
import { liabilities, type Counted } from '#src/contract/liabilities.ts'
import { LIABILITIES } from '#src/proof/liabilities.ts'
import { hex } from '#src/lib/bytes.ts'
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
  // A neighbour with an even place stands to the left.
  path: (await listNeighbours(tx, row.night, row.at)).map(({ at, hash, sum }) => ({
    hash: hex(hash),
    sum,
    left: at % 2 === 0,
  })),
  keyEntries: signer.keyEntries,
})
