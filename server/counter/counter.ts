// Where tickets are sold, and everything a running service caches from its database: purchases queue up and share one
// statement, and each batch's details are read once.
import { commitmentHash } from '#src/draws/documents.ts'
import type { GameRules } from '#src/games/game.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import type { Db } from '#server/db/db.ts'
import { grouped, type Group } from '#server/lib/group.ts'
import { findPublicBatch } from '#server/db/queries/draws/batches-public.ts'
import { purchaseMany, spoiltAs, type Asked, type PurchaseRow } from '#server/db/queries/buying/purchases.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { insertSlips, type NewSlip } from '#server/db/queries/buying/slips.ts'
import { batchOnSale } from '#server/wire/batch.ts'
import type { Bought, SoldBatch } from '#server/wire/success.ts'
import { Lru } from '#server/lib/lru.ts'
import { UnderWay } from '#server/lib/under-way.ts'

interface Offered {
  /** When the batch opens, in ms. */
  opensAt: number
  game: GameRules
}

export interface Counter {
  slips: Group<NewSlip, void>
  purchases: Group<Asked, PurchaseRow>
  /** Purchases of one slip and of several, keyed by request. */
  tickets: UnderWay<Bought>
  payments: UnderWay<Bought[]>
  /** Withdrawals being requested, by request: their ids. */
  withdrawals: UnderWay<string>
  /** Whether the exact worst case freed up room, by game. */
  tightening: UnderWay<boolean>
  batch(id: string): Promise<SoldBatch>
  /** What the batch on sale offers, by game. */
  offered: Map<string, Offered>
  /** Games whose current rules are already stored. */
  rulesKept: Set<GameRules>
}

const MOST = 256
/** Batches on sale, plus recently sealed ones whose purchases get retried. */
const BATCHES = 64

const readBatch = async (db: Db, id: string): Promise<SoldBatch> => {
  const row = (await findPublicBatch(db, id))!
  const onWire = batchOnSale(row)
  return {
    onWire,
    commitmentHash: commitmentHash(onWire.commitment),
    drawsAt: row.draws_at.toISOString(),
    rules: hangsOnMatches(row.game) ? null : readRules(await findRules(db, row.rules_hash)),
  }
}

const purchase = async (db: Db, asked: readonly Asked[]): Promise<PurchaseRow[]> => {
  try {
    return await purchaseMany(db, asked)
  } catch (error) {
    const outcome = spoiltAs(error)
    if (asked.length === 1 && outcome) return [{ outcome }]
    throw error
  }
}

export const openCounter = (db: Db): Counter => {
  const batches = new Lru<SoldBatch>(BATCHES)
  return {
    slips: grouped(async slips => (await insertSlips(db, slips), slips.map(() => undefined)), { most: MOST }),
    purchases: grouped(asked => purchase(db, asked), { most: MOST, nameOf: it => it.playerId }),
    tickets: new UnderWay(),
    payments: new UnderWay(),
    withdrawals: new UnderWay(),
    tightening: new UnderWay(),
    batch: id => batches.get(id, () => readBatch(db, id)),
    offered: new Map(),
    rulesKept: new Set(),
  }
}
