// The draw of a jackpot: one of all chances in the sealed list wins what was in the pool.
import * as v from 'valibot'
import { jackpotList, type JackpotWinner } from '#src/contract/jackpots.ts'
import { head as headSchema } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { jackpotKey, winningNumber } from '#src/draws/jackpot.ts'
import { pathPlaces } from '#src/draws/merkle.ts'
import { sumPathOf, sumRootOf, type SumStep } from '#src/draws/sum-tree.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Tx } from '../db/db.ts'
import { findPublicBatch } from '../db/queries/batches-public.ts'
import {
  listChances,
  listDueJackpots,
  lockSealedJackpot,
  setJackpotDrawn,
  type SealedJackpot,
} from '../db/queries/jackpots.ts'
import { listLeaves, listNodes } from '../db/queries/leaves.ts'
import { findTicket } from '../db/queries/tickets.ts'
import { post, walletCode } from '../ledger/transfers.ts'
import { seedChainOf } from '../seed-chain.ts'
import type { Service } from '../service.ts'
import { leafOf } from '../wire/receipt.ts'
import { stakeTreeOf } from './prepare-chances.ts'
import { askBeacon } from './run-draw.ts'
import { entryOf, listTreeOf } from './seal-jackpot.ts'

/** The place in which a chance stands, and which one it is there. */
const placeOf = (stakes: readonly number[], number: number): { at: number; rest: number } => {
  let rest = number
  for (const [at, stake] of stakes.entries()) {
    if (rest < stake) return { at, rest }
    rest -= stake
  }
  throw new RangeError(`there is no chance ${number}`)
}

const onWire = (path: readonly SumStep[]) => path.map(step => ({ ...step, hash: hex(step.hash) }))

const findWinner = async (tx: Tx, draw: SealedJackpot, number: number, root: string) => {
  const rows = await listChances(tx, draw.opens_at, draw.closes_at)
  const levels = await listTreeOf(rows)
  // What was signed is what is drawn from.
  if (hex(sumRootOf(levels).hash) !== root)
    throw new Error(`The chances of ${draw.id} are not those of its list`)
  const { at, rest } = placeOf(
    rows.map(row => row.stake),
    number,
  )
  const row = rows[at]!
  const tree = await stakeTreeOf(tx, row.id)
  const { at: index } = placeOf(tree.stakes, rest)
  const batch = (await findPublicBatch(tx, row.id))!
  const head = v.parse(headSchema, JSON.parse(row.head))
  const [ticket] = await listLeaves(tx, row.id, index, 1)
  const nodes = await listNodes(tx, row.id, pathPlaces(head.size, index))
  const winner: JackpotWinner = {
    entry: entryOf(row),
    entryPath: onWire(sumPathOf(levels, at)),
    head: { head, key: batch.head_key!, signature: hex(batch.head_signature!) },
    leaf: leafOf(row.id, head.commitment, ticket!),
    index,
    path: nodes.map(hex),
    ticketPath: onWire(sumPathOf(tree.levels, index)),
  }
  return { winner, batchId: row.id, leafIndex: index, ticketId: ticket!.id }
}

const draw = async (
  { settings, log }: Service,
  tx: Tx,
  due: SealedJackpot,
  beaconSignature: Uint8Array,
): Promise<void> => {
  const seed = seedChainOf(due.tip, due.chain_length).seedAt(due.seed_index)
  const list = v.parse(jackpotList, JSON.parse(due.list))
  const randomness = randomnessOf(beaconSignature)
  const key = jackpotKey({ seed, randomness, root: fromHex(list.root), draw: due.id })
  const number = winningNumber(key, list.stake)
  const { winner, ...found } = await findWinner(tx, due, number, list.root)
  const { player_id: playerId } = (await findTicket(tx, found.ticketId))!
  const tax = Math.floor((list.prize * settings.WINNINGS_TAX) / 10_000)
  const wallet = walletCode(playerId, 'winnings')
  await post(tx, [
    { debit: `jackpot:${due.jackpot}`, credit: wallet, amount: list.prize, kind: 'jackpot', cause: due.id },
    { debit: wallet, credit: 'tax_withheld', amount: tax, kind: 'jackpot-tax', cause: due.id },
  ])
  await setJackpotDrawn(tx, {
    ...found,
    id: due.id,
    seed,
    beaconSignature,
    number,
    playerId,
    winner: canonicalJson(winner),
    paid: list.prize,
    tax,
    at: due.now,
  })
  log.info({ jackpot: due.id, paid: list.prize, batch: found.batchId }, 'a jackpot is drawn')
}

/**
 * Draws the first due draw of each jackpot whose round is out, and pays its winner in the same transaction. Where the
 * round stays away it waits: nothing was staked for it that could go back. Safe on any number of nodes.
 * @returns the ids of the draws
 */
export const drawJackpots = async (service: Service): Promise<string[]> => {
  const done: string[] = []
  for (const due of await listDueJackpots(service.db)) {
    const signature = await askBeacon(service, due)
    if (!signature) continue
    const ours = await service.db.tx(async tx => {
      const locked = await lockSealedJackpot(tx, due.id)
      if (locked) await draw(service, tx, locked, signature)
      return locked !== undefined
    })
    if (ours) done.push(due.id)
  }
  return done
}
