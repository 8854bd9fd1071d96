// The counter where tickets are sold: purchases that wait go together in one statement, and what a sold ticket needs to
// know of its batch is read once.
import { commitmentHash } from '#src/draws/documents.ts'
import { readRules } from '#src/games/rules-schema.ts'
import type { Db } from '../db/db.ts'
import { grouped, type Group } from '../db/group.ts'
import { findPublicBatch } from '../db/queries/batches-public.ts'
import { purchaseMany, spoiltAs, type Asked, type PurchaseRow } from '../db/queries/purchases.ts'
import { findRules } from '../db/queries/rules.ts'
import { insertSlips, type NewSlip } from '../db/queries/slips.ts'
import { batchOnSale } from '../wire/batch.ts'
import { Lru } from '../wire/lru.ts'
import type { SoldBatch, Success } from '../wire/success.ts'

interface Counter {
  slips: Group<NewSlip, void>
  purchases: Group<Asked, PurchaseRow>
  /** Purchases under way, by what they ask. */
  asking: Map<string, Promise<Success>>
  batch(id: string): Promise<SoldBatch>
}

const MOST = 256
/** Batches on sale, and those just sealed whose purchases are asked about again. */
const BATCHES = 64

const readBatch = async (db: Db, id: string): Promise<SoldBatch> => {
  const row = (await findPublicBatch(db, id))!
  const onWire = batchOnSale(row)
  return {
    onWire,
    commitmentHash: commitmentHash(onWire.commitment),
    drawsAt: row.draws_at.toISOString(),
    rules: readRules(await findRules(db, row.rules_hash)),
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

const counters = new WeakMap<Db, Counter>()

export const counterOf = (db: Db): Counter => {
  const kept = counters.get(db)
  if (kept) return kept
  const batches = new Lru<SoldBatch>(BATCHES)
  const counter: Counter = {
    slips: grouped(async slips => (await insertSlips(db, slips), slips.map(() => undefined)), { most: MOST }),
    purchases: grouped(asked => purchase(db, asked), { most: MOST, nameOf: it => it.playerId }),
    asking: new Map(),
    batch: id => batches.get(id, () => readBatch(db, id)),
  }
  counters.set(db, counter)
  return counter
}
