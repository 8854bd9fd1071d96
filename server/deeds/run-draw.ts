// The draw of a sealed batch: the beacon's signature, the committed seed and the root give the numbers; nobody chooses.
import * as v from 'valibot'
import { head as headSchema } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { drawKey, drawNumbers } from '#src/draws/derive.ts'
import { decidingRound, REFUND_AFTER, roundTime } from '#src/draws/schedule.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { fromHex } from '#src/lib/bytes.ts'
import type { Tx } from '../db/db.ts'
import { lockSealedBatch, listDueBatches, setDrawn, type SealedBatch } from '../db/queries/batches.ts'
import { findRules } from '../db/queries/rules.ts'
import { seedChainOf } from '../seed-chain.ts'
import type { Service } from '../service.ts'
import { refundBatch } from './refund-batch.ts'
import { isTrueRound } from './true-round.ts'

type Waiting = Pick<SealedBatch, 'id' | 'beacon_chain' | 'beacon_round' | 'sealed_at' | 'now'>

const roundOf = (batch: Waiting): number => decidingRound(batch.beacon_round, batch.sealed_at.getTime())

/** The round's signature where it is out and right. A wrong one is refused: the draw waits for the true one. */
export const askBeacon = async (
  { ports, log }: Pick<Service, 'ports' | 'log'>,
  batch: Waiting,
): Promise<Uint8Array | undefined> => {
  const round = roundOf(batch)
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

const draw = async (tx: Tx, batch: SealedBatch, beaconSignature: Uint8Array): Promise<void> => {
  const seed = seedChainOf(batch.tip, batch.chain_length).seedAt(batch.seed_index)
  const rules = readRules(await findRules(tx, batch.rules_hash))
  const { root } = v.parse(headSchema, JSON.parse(batch.head))
  const randomness = randomnessOf(beaconSignature)
  const key = drawKey({ seed, randomness, root: fromHex(root), batch: batch.id })
  const numbers = drawNumbers(key, rules.pick, rules.of)
  await setDrawn(tx, { id: batch.id, seed, beaconSignature, numbers, at: batch.now })
}

/**
 * Draws the first due batch of each game whose round is out; a batch waits for those of its game before it. Where the
 * round stays away for 24 hours the stakes go back. Safe on any number of nodes.
 * @returns the ids of the batches that were drawn or refunded
 */
export const runDraw = async (service: Service): Promise<string[]> => {
  const done: string[] = []
  for (const due of await listDueBatches(service.db)) {
    const signature = await askBeacon(service, due)
    const expired = due.now.getTime() >= roundTime(roundOf(due)) + REFUND_AFTER
    if (!signature && !expired) continue
    const ours = await service.db.tx(async tx => {
      const batch = await lockSealedBatch(tx, due.id)
      if (!batch) return false
      if (signature) await draw(tx, batch, signature)
      else await refundBatch(tx, batch.id)
      return true
    })
    if (ours) done.push(due.id)
  }
  return done
}
