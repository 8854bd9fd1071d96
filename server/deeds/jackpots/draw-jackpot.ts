// Draws a jackpot: one of all chances in the sealed list wins the pool.
import * as v from 'valibot'
import { jackpotList, type JackpotPlace } from '#src/contract/jackpots.ts'
import { head as headSchema } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { jackpotKey, winningNumber } from '#src/draws/jackpot.ts'
import { pathPlaces } from '#src/draws/merkle.ts'
import { sumPathOf, sumRootOf, type SumStep } from '#src/draws/sum-tree.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import type { Kobo } from '#src/lib/money.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Tx } from '#server/db/db.ts'
import {
  listChances,
  listDueJackpots,
  lockSealedJackpot,
  setJackpotCarried,
  setJackpotDrawn,
  setJackpotNobodys,
  type SealedJackpot,
} from '#server/db/queries/draws/jackpots.ts'
import { listLeaves, listNodes } from '#server/db/queries/draws/leaves.ts'
import { appendEntry } from '#server/db/queries/log/log-entries.ts'
import { findTicket } from '#server/db/queries/buying/tickets.ts'
import { wonTogether } from '#server/deeds/prizes/pass-on.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { eachOf, strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { leafOf } from '#server/wire/receipt.ts'
import { stakeTreeOf } from './prepare-chances.ts'
import { askBeacon, isLate } from '#server/deeds/draws/run-draw.ts'
import { entryOf, listTreeOf } from './seal-jackpot.ts'

/** Which place a chance falls in, and its number within it. */
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
  const rows = await listChances(tx, draw)
  const levels = await listTreeOf(rows)
  // Draw only from what was signed.
  if (hex(sumRootOf(levels).hash) !== root)
    throw new Error(`The chances of ${draw.id} are not those of its list`)
  const stakes = rows.map(row => row.stake)
  const { at, rest } = placeOf(stakes, number)
  const row = rows[at]!
  const tree = await stakeTreeOf(tx, row.id)
  const { at: index } = placeOf(tree.stakes, rest)
  const head = v.parse(headSchema, JSON.parse(row.head))
  const [ticket] = await listLeaves(tx, row.id, index, 1)
  const nodes = await listNodes(tx, row.id, pathPlaces(head.size, index))
  const winner: JackpotPlace = {
    entry: entryOf(row),
    entryPath: onWire(sumPathOf(levels, at)),
    leaf: leafOf(row.id, head.commitment, ticket!),
    index,
    path: nodes.map(hex),
    ticketPath: onWire(sumPathOf(tree.levels, index)),
  }
  return { winner, state: row.state, batchId: row.id, leafIndex: index, ticketId: ticket!.id }
}

const payWinner = async (
  { settings }: Service,
  tx: Tx,
  due: SealedJackpot,
  prize: Kobo,
  ticketId: string,
) => {
  const { player_id: playerId, shares } = (await findTicket(tx, ticketId))!
  const tax = Math.floor((prize * settings.WINNINGS_TAX) / 10_000)
  const wallet = walletCode(playerId, 'winnings')
  await post(tx, [
    { debit: `jackpot:${due.jackpot}`, credit: wallet, amount: prize, kind: 'jackpot', cause: due.id },
    { debit: wallet, credit: 'tax_withheld', amount: tax, kind: 'jackpot-tax', cause: due.id },
    ...(shares ? wonTogether({ playerId, shares, cause: due.id }, prize - tax) : []),
  ])
  return { playerId, paid: prize, tax }
}

/** @returns whether it is decided: the batch the number fell to may still be drawn or voided */
const draw = async (
  service: Service,
  tx: Tx,
  due: SealedJackpot,
  beaconSignature: Uint8Array,
): Promise<boolean> => {
  const list = v.parse(jackpotList, JSON.parse(due.list))
  const randomness = randomnessOf(beaconSignature)
  const key = jackpotKey({ randomness, root: fromHex(list.root), draw: due.id })
  const number = winningNumber(key, list.stake)
  const { winner, state, ...found } = await findWinner(tx, due, number, list.root)
  if (state === 'sealed') return false
  const shown = { id: due.id, beaconSignature, number, winner: canonicalJson(winner), at: due.now }
  if (state === 'refunded') await setJackpotNobodys(tx, { ...shown, batchId: found.batchId })
  else {
    const paid = await payWinner(service, tx, due, list.prize, found.ticketId)
    await setJackpotDrawn(tx, { ...found, ...shown, ...paid })
  }
  await appendEntry(tx, due.id, {
    type: 'oriire/jackpot-result/v2',
    draw: due.id,
    round: due.beacon_round,
    signature: hex(beaconSignature),
    number,
  })
  service.log.info({ jackpot: due.id, batch: found.batchId, state }, 'a jackpot is drawn')
  return true
}

/** @returns whether it is over, by us */
const drawOne = async (service: Service, due: SealedJackpot): Promise<boolean> => {
  const signature = isLate(due) ? undefined : await askBeacon(service, due)
  if (!signature && !isLate(due)) return false
  return service.db.tx(async tx => {
    const locked = await lockSealedJackpot(tx, due.id)
    if (locked && signature) return draw(service, tx, locked, signature)
    if (locked) await setJackpotCarried(tx, locked.id)
    return locked !== undefined
  })
}

/**
 * Draws each due draw of a jackpot whose round is out, and pays the winner in the same transaction. If the list
 * was not in the log before the round, or the number falls to a voided batch, the pool stays. If the round is missing
 * it waits: there is no stake to refund. Safe on any number of nodes.
 * @returns the ids of the draws
 */
export const drawJackpots = async (service: Service, sweep = strictly): Promise<string[]> =>
  eachOf(sweep, await listDueJackpots(service.db, sweep.failed), due => drawOne(service, due))
