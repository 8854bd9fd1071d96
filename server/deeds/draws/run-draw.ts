// Draws a sealed batch: the numbers follow from the root and the beacon's signature; nobody chooses.
import * as v from 'valibot'
import { head as headSchema, type VoidEntry } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { drawKey } from '#src/draws/derive.ts'
import { REFUND_AFTER, roundTime } from '#src/draws/schedule.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { drawnBy } from '#src/games/drawn-by.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import type { Tx } from '#server/db/db.ts'
import {
  lockSealedBatch,
  listDueBatches,
  setDrawn,
  type SealedBatch,
} from '#server/db/queries/draws/batches.ts'
import { setKept } from '#server/db/queries/matches/settlement.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { eachOf, strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { refundBatch } from './refund-batch.ts'

/** Kept in memory. */
const MOST_ROUNDS = 256

type Waiting = Pick<SealedBatch, 'id' | 'beacon_chain' | 'beacon_round' | 'now'>

/** Sealing after the round is out would let us choose what goes under the seal. */
export const isLate = (it: { beacon_round: number; published_at: Date }): boolean =>
  it.published_at.getTime() >= roundTime(it.beacon_round)

type Asking = Pick<Service, 'ports' | 'log' | 'isTrueRound' | 'rounds'>

const ask = async ({ ports, log, isTrueRound }: Asking, batch: Waiting): Promise<Uint8Array | undefined> => {
  const round = batch.beacon_round
  if (roundTime(round) > batch.now.getTime()) return undefined
  if (ports.beacon.chain !== batch.beacon_chain) {
    log.error({ batch: batch.id, chain: batch.beacon_chain }, 'the batch is promised to another beacon')
    return undefined
  }
  const signature = await ports.beacon.round(round)
  if (!signature || isTrueRound(ports.beacon.chain, round, signature)) return signature
  log.error({ batch: batch.id, round }, 'the beacon’s signature is wrong and was refused')
  return undefined
}

/**
 * The round's signature once it is out and valid. A wrong one is rejected, and the draw waits for the real one. The first hour
 * of a day draws hundreds of batches by one round: it is asked for once.
 */
export const askBeacon = async (service: Asking, batch: Waiting): Promise<Uint8Array | undefined> => {
  const { rounds } = service
  const name = `${batch.beacon_chain}/${batch.beacon_round}`
  const signature = rounds.get(name) ?? (await ask(service, batch))
  if (signature) rounds.set(name, signature)
  if (rounds.size > MOST_ROUNDS) rounds.delete(rounds.keys().next().value!)
  return signature
}

const callOff = async (tx: Tx, batch: string, reason: VoidEntry['reason']): Promise<void> => {
  await refundBatch(tx, batch)
  const entry: VoidEntry = { type: 'oriire/void/v3', batch, reason }
  await appendEntry(tx, batch, entry)
}

const draw = async (tx: Tx, batch: SealedBatch, beaconSignature: Uint8Array): Promise<void> => {
  const rules = readRules(await findRules(tx, batch.rules_hash))
  const { root } = v.parse(headSchema, JSON.parse(batch.head))
  const randomness = randomnessOf(beaconSignature)
  const key = drawKey({ randomness, root: fromHex(root), batch: batch.id })
  const numbers = drawnBy(rules, key)
  await setDrawn(tx, { id: batch.id, beaconSignature, numbers, at: batch.now })
  await appendEntry(tx, batch.id, {
    type: 'oriire/result/v3',
    batch: batch.id,
    round: batch.beacon_round,
    signature: hex(beaconSignature),
    numbers,
  })
}

/** Batches that depend on matches need no numbers: their round only shows that the head was out in time. */
const judge = async (
  tx: Tx,
  batch: SealedBatch,
  { late, signature }: { late: boolean; signature: Uint8Array | undefined },
): Promise<void> => {
  if (late) return callOff(tx, batch.id, 'head-late')
  if (hangsOnMatches(batch.game)) return setKept(tx, batch.id)
  return signature ? draw(tx, batch, signature) : callOff(tx, batch.id, 'no-round')
}

/** ms. After a standstill the network may come back later than the service: one question without an answer voids nothing. */
const ASKS_FOR = 15 * MINUTE

/** Whether its round is given up: missing for 24 hours, and asked about for a while. */
export const isExpired = (
  { startedAt }: Pick<Service, 'startedAt'>,
  { beacon_round: round, now }: { beacon_round: number; now: Date },
): boolean => now.getTime() >= Math.max(roundTime(round) + REFUND_AFTER, startedAt + ASKS_FOR)

/** @returns undefined until its round is out */
const ripeness = async (service: Service, due: SealedBatch) => {
  const late = isLate(due)
  if (late || hangsOnMatches(due.game)) {
    const isOut = late || roundTime(due.beacon_round) <= due.now.getTime()
    return isOut ? { late, signature: undefined } : undefined
  }
  const signature = await askBeacon(service, due)
  return signature || isExpired(service, due) ? { late, signature } : undefined
}

/** @returns whether it is drawn or refunded, by us */
const drawOne = async (service: Service, due: SealedBatch): Promise<boolean> => {
  const ripe = await ripeness(service, due)
  if (!ripe) return false
  return service.db.tx(async tx => {
    const batch = await lockSealedBatch(tx, due.id)
    if (batch) await judge(tx, batch, ripe)
    return batch !== undefined
  })
}

/**
 * Draws each game's first due batch whose round is out, in order. If the head wasn't in the log before the round, or
 * the round is missing for 24 hours, the stakes are refunded. Batches that hang on matches then wait for them. Safe on
 * any number of nodes.
 * @returns the ids of batches drawn or refunded
 */
export const runDraw = async (service: Service, sweep = strictly): Promise<string[]> =>
  eachOf(sweep, await listDueBatches(service.db, sweep.failed), due => drawOne(service, due))
