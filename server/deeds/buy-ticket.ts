// One ticket, in one transaction: the key, the slip, the batch, the money, the signed receipt. All of it or none.
import type { AnswerIn } from '#src/contract/call.ts'
import type { Leaf } from '#src/contract/draws.ts'
import type { lotteryPayment } from '#src/contract/games.ts'
import { commitmentHash, receiptBytes, ticketLeafHash } from '#src/draws/documents.ts'
import { readRules, settlePrize } from '#src/games/prizes.ts'
import { lineFault } from '#src/picks/faults.ts'
import { lineOf } from '#src/picks/mask.ts'
import { price } from '#src/picks/price.ts'
import { hex } from '#src/lib/bytes.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import type { Tx } from '../db/db.ts'
import { enterBatch, findClock, type EnteredBatch } from '../db/queries/batches.ts'
import { findPlayer } from '../db/queries/players.ts'
import { findRules } from '../db/queries/rules.ts'
import { lockSlip, setSlipState, type SlipRow } from '../db/queries/slips.ts'
import { insertTicket } from '../db/queries/tickets-sold.ts'
import { once } from '../ledger/once.ts'
import { post, walletCode } from '../ledger/transfers.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { batchOnWire } from '../wire/batch.ts'
import { ensureBatches } from './ensure-batches.ts'

export interface BuyTicket {
  playerId: number
  /** The game play ID that the registration gave. */
  slipId: string
  wallet: 'play' | 'bonus'
  /** What the player was shown for the whole slip, kobo. */
  amount: Kobo
  requestKey: string
  /** SHA-256 of what was asked. */
  requestHash: Uint8Array
}

export type Success = NonNullable<AnswerIn<typeof lotteryPayment>['success']>

/** Nothing was on sale: either the batch has just closed, or no batch was announced (the clockwork was away). */
class NothingOnSale extends Error {}

const findOpenSlip = async (tx: Tx, playerId: number, slipId: string): Promise<SlipRow> => {
  const slip = await lockSlip(tx, playerId, slipId)
  if (!slip || slip.state === 'dropped') throw new Refusal('slip-unknown')
  if (slip.state === 'paid') throw new Refusal('slip-paid')
  return slip
}

const refuseUnverified = async (tx: Tx, playerId: number): Promise<void> => {
  const player = await findPlayer(tx, playerId)
  if (!player?.phone_verified_at) throw new Refusal('phone-not-verified')
}

/** The rules of the batch decide, not today's: they are what the receipt refers to. */
const rulesFor = async (tx: Tx, slip: SlipRow, batch: EnteredBatch, lines: number[][]) => {
  if (hex(batch.rules_hash) !== hex(slip.rules_hash)) throw new Refusal('rules-changed')
  const text = await findRules(tx, batch.rules_hash)
  const rules = readRules(text)
  if (!rules.stakes.some(it => it.stake === slip.stake_per_line)) throw new Refusal('stake-not-offered')
  if (!rules.lineCounts.includes(lines.length)) throw new Refusal('line-count')
  if (lines.some(line => lineFault(line, rules))) throw new Refusal('line-wrong')
  return { text, rules }
}

const sell = async (service: Service, tx: Tx, it: BuyTicket): Promise<Success> => {
  const { signer, ports } = service
  const slip = await findOpenSlip(tx, it.playerId, it.slipId)
  const masks = slip.masks.map(BigInt)
  const lines = masks.map(lineOf)
  const stake = price(lines.length, slip.stake_per_line)
  if (stake !== it.amount) throw new Refusal('price-differs')
  await refuseUnverified(tx, it.playerId)

  const batch = await enterBatch(tx, slip.game, lines.length, stake)
  if (!batch) throw new NothingOnSale()
  // Waiting for the row may have lasted past the end.
  if (batch.now >= batch.closes_at) throw new Refusal('batch-closed')
  const { text, rules } = await rulesFor(tx, slip, batch, lines)

  const account = walletCode(it.playerId, it.wallet)
  await post(tx, [{ debit: account, credit: 'house', amount: stake, kind: 'ticket', cause: slip.id }])

  const onWire = batchOnWire(batch)
  const leaf: Leaf = {
    batch: batch.id,
    commitment: commitmentHash(onWire.commitment),
    ticket: slip.id,
    lines,
    stake: slip.stake_per_line,
    nonce: hex(ports.randomness.bytes(16)),
  }
  const leafHash = ticketLeafHash(leaf)
  const index = batch.leaf_index
  const signature = signer.sign(receiptBytes({ leafHash: hex(leafHash), index, batch: batch.id }))
  await insertTicket(tx, {
    id: slip.id,
    playerId: it.playerId,
    batchId: batch.id,
    game: slip.game,
    masks,
    stakePerLine: slip.stake_per_line,
    stake,
    wallet: it.wallet,
    index,
    nonce: Buffer.from(leaf.nonce, 'hex'),
    leafHash,
    key: signer.key,
    signature,
    boughtAt: batch.now,
  })
  await setSlipState(tx, slip.id, 'paid')
  return {
    game_id: slip.id,
    game_status: 'Pending',
    game_type: rules.lotteryType,
    // The most that this very ticket can win: some line with every number right.
    pontential_winning: naira(
      Math.max(...lines.map(line => settlePrize(rules, lines, slip.stake_per_line, line).won)),
    ),
    stake_per_line: naira(slip.stake_per_line),
    total_lines: lines.length,
    total_stake: naira(stake),
    batch_id: batch.id,
    draws_at: batch.draws_at.toISOString(),
    proof: {
      receipt: { leaf, index, key: signer.key, signature: hex(signature) },
      batch: onWire,
      path: null,
      rules: text,
      keys: signer.publicKeys,
      prize: null,
    },
  }
}

/**
 * Buys a registered slip into the batch that is on sale by the database's clock. The same key never buys twice and gets
 * the first answer again; what is refused charges nothing.
 * @throws Refusal key-reused, slip-unknown, slip-paid, price-differs, phone-not-verified, batch-closed, rules-changed,
 *   stake-not-offered, line-count, line-wrong, wallet-short
 */
export const buyTicket = async (service: Service, it: BuyTicket): Promise<Success> => {
  const attempt = () =>
    service.db.tx(tx => once(tx, it.playerId, it.requestKey, it.requestHash, () => sell(service, tx, it)))
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof NothingOnSale)) throw error
  }
  await ensureBatches(service, await findClock(service.db))
  try {
    return await attempt()
  } catch (error) {
    throw error instanceof NothingOnSale ? new Refusal('batch-closed') : error
  }
}
