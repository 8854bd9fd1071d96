// Buys the free line of a bid: a campaign pays it into the bonus wallet, and out of it comes a real ticket.
import type { GameRules } from '#src/games/game.ts'
import { freeGameOf } from '#src/games/awoof/free-line.ts'
import { rulesToday } from '#src/games/rules-today.ts'
import { worstOfTicket } from '#src/games/worst-case.ts'
import { maskOf, toWords, wordsPerLine } from '#src/picks/mask.ts'
import type { Tx } from '#server/db/db.ts'
import { insertSlips } from '#server/db/queries/buying/slips.ts'
import { holdSales } from '#server/db/queries/draws/batches.ts'
import {
  listFreeLinesDue,
  lockFreeLine,
  postponeFreeLine,
  setFreeLineBought,
  type FreeLineRow,
} from '#server/db/queries/items/bids.ts'
import { setPaidBefore } from '#server/db/queries/safer-play/gate.ts'
import { buySlip, NotBought } from '#server/deeds/buying/buy-slip.ts'
import { gameOnSale } from '#server/deeds/buying/game-on-sale.ts'
import { tightenBatch } from '#server/deeds/buying/tighten-batch.ts'
import { rulesOnSale } from '#server/deeds/draws/keep-rules.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Randomness } from '#server/ports/ports.ts'
import { beginTurn, fillTurn } from '#server/lib/turn.ts'
import { strictly } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

/** Per turn. */
const MOST = 100
/** Seconds until it is tried again. */
const AGAIN = 600
const LONG = 86_400
const waits: Partial<Record<NotBought['outcome'], number>> = {
  twin: 1,
  'draw-full': 30,
  // About the player, who may be gone or shut out for years: each try holds up everyone's sales.
  'phone-not-verified': LONG,
  'self-excluded': LONG,
  'register-excluded': LONG,
}

interface OnSale {
  game: GameRules
  rulesHash: Uint8Array
  randomness: Randomness
}

const buy = async (tx: Tx, it: FreeLineRow, { game, rulesHash, randomness }: OnSale): Promise<void> => {
  await setPaidBefore(tx, it.player_id)
  await post(tx, [
    {
      debit: 'campaigns',
      credit: walletCode(it.player_id, 'bonus'),
      amount: it.stake,
      kind: 'free-line',
      cause: it.bid_id,
    },
  ])
  await insertSlips(tx, [
    {
      id: it.slip_id,
      playerId: it.player_id,
      game: game.id,
      masks: toWords(maskOf(it.line), wordsPerLine(game.of)),
      lines: 1,
      stake: it.stake,
      rulesHash,
      worst: worstOfTicket(rulesToday(game).document, it.stake, [it.line]),
      playable: true,
    },
  ])
  await buySlip(tx, randomness, {
    playerId: it.player_id,
    key: `free/${it.bid_id}`,
    slipId: it.slip_id,
    wallet: 'bonus',
    amount: it.stake,
  })
  await setFreeLineBought(tx, it.bid_id)
}

/** @returns whether it is bought now; otherwise it is tried again later */
export const buyFreeLine = async (service: Service, bidId: string): Promise<boolean> => {
  const game = await gameOnSale(service, freeGameOf(service.games))
  const rulesHash = await rulesOnSale(service, game)
  const onSale = { game, rulesHash, randomness: service.ports.randomness }
  try {
    return await service.db.tx(async tx => {
      // A purchase locks batches before anything else.
      await holdSales(tx, game.id)
      const line = await lockFreeLine(tx, bidId)
      if (line) await buy(tx, line, onSale)
      return line !== undefined
    })
  } catch (error) {
    if (!(error instanceof NotBought)) throw error
    const { outcome } = error
    if (outcome === 'draw-full') await tightenBatch(service, game.id)
    await postponeFreeLine(service.db, bidId, waits[outcome] ?? AGAIN)
    return false
  }
}

/** One turn. Safe on any number of nodes. @returns whether more may be due right away */
export const buyFreeLines = async (service: Service, sweep = strictly): Promise<boolean> => {
  const turn = beginTurn(service.ports.clock)
  const due = await listFreeLinesDue(service.db, MOST)
  return fillTurn(turn, due, MOST, ({ bid_id: id }) => sweep.one(id, () => buyFreeLine(service, id)))
}
