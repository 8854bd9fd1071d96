// Sealing a jackpot's draw: the list of all chances is signed before the beacon's round can be known.
import * as v from 'valibot'
import {
  jackpotCommitment,
  jackpotList,
  type JackpotEntry,
  type JackpotList,
} from '#src/contract/jackpots.ts'
import { head as headSchema } from '#src/contract/draws.ts'
import { headHash } from '#src/draws/documents.ts'
import { entryLeaf, jackpotCommitmentHash, jackpotListBytes, jackpotListHash } from '#src/draws/jackpot.ts'
import { growSumTree, sumRootOf } from '#src/draws/sum-tree.ts'
import { hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { findClock } from '../db/queries/batches.ts'
import {
  findListBefore,
  listChances,
  listClosedJackpots,
  lockOpenJackpot,
  setJackpotSealed,
  type ChanceRow,
} from '../db/queries/jackpots.ts'
import { inPieces } from '../in-pieces.ts'
import { balanceOf } from '../ledger/transfers.ts'
import type { Service } from '../service.ts'
import { prepareChances } from './prepare-chances.ts'

export const entryOf = (row: ChanceRow): JackpotEntry => ({
  batch: row.id,
  head: headHash(v.parse(headSchema, JSON.parse(row.head))),
  tickets: hex(row.root!),
})

/** The tree of the list: one leaf for each batch, in the order of their closing and then of their codes. */
export const listTreeOf = (rows: readonly ChanceRow[]) =>
  inPieces(growSumTree(rows.map(row => entryLeaf(entryOf(row), row.stake))))

type Closed = Awaited<ReturnType<typeof listClosedJackpots>>[number]

const sealOne = ({ db, signer }: Service, due: Closed): Promise<boolean> =>
  db.tx(async tx => {
    if (!(await lockOpenJackpot(tx, due.id))) return false
    const rows = await listChances(tx, due.opens_at, due.closes_at)
    const root = sumRootOf(await listTreeOf(rows))
    const commitment = v.parse(jackpotCommitment, JSON.parse(due.commitment))
    const before = await findListBefore(tx, due.jackpot, due.closes_at)
    const pool = await balanceOf(tx, `jackpot:${due.jackpot}`)
    const list: JackpotList = {
      draw: due.id,
      commitment: jackpotCommitmentHash(commitment),
      batches: rows.length,
      stake: root.sum,
      root: hex(root.hash),
      prize: Math.min(Math.max(0, pool), commitment.threshold),
      // Asked for last: a long list takes its time, and must not be dated before it could be known.
      sealedAt: new Date(await findClock(tx)).toISOString(),
      previous: before ? jackpotListHash(v.parse(jackpotList, JSON.parse(before))) : '',
    }
    await setJackpotSealed(tx, {
      id: due.id,
      list: canonicalJson(list),
      key: signer.key,
      signature: signer.sign(jackpotListBytes(list)),
      sealedAt: new Date(list.sealedAt),
      carried: list.stake === 0 || list.prize === 0,
    })
    return true
  })

/**
 * Seals each draw whose window has closed, once all batches in it are sealed; without a chance the pool stays for the
 * next. Safe on any number of nodes.
 * @returns the ids of the draws that were sealed
 */
export const sealJackpots = async (service: Service): Promise<string[]> => {
  const done: string[] = []
  for (const due of await listClosedJackpots(service.db)) {
    for (const row of await listChances(service.db, due.opens_at, due.closes_at))
      if (!row.root) await prepareChances(service.db, row.id)
    if (await sealOne(service, due)) done.push(due.id)
  }
  return done
}
