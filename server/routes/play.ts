import type { BodyOut } from '#src/contract/call.ts'
import * as contract from '#src/contract/games.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { isNumberGame, type AnyGame } from '#src/games/game.ts'
import {
  findBatchOfTicket,
  findRulesDocument,
  type PublicBatchRow,
} from '#server/db/queries/draws/batches-public.ts'
import { findIdOfShort } from '#server/db/queries/buying/slips.ts'
import * as history from '#server/db/queries/buying/history.ts'
import { findTicket, findTicketOf, listTickets, type TicketRow } from '#server/db/queries/buying/tickets.ts'
import { findBid, listBids } from '#server/db/queries/items/bids.ts'
import { listPlayed } from '#server/db/queries/matches/predictions.ts'
import { dropLine } from '#server/deeds/buying/drop-line.ts'
import { pay, paymentByKey } from '#server/deeds/paying/pay.ts'
import { registerPicks } from '#server/deeds/buying/register-picks.ts'
import { registerScores } from '#server/deeds/buying/register-scores.ts'
import { registerSlip } from '#server/deeds/buying/register-slip.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { luckyLine } from '#src/lib/lucky-number.ts'
import { naira } from '#src/lib/money.ts'
import { readShortId } from '#src/lib/short-id.ts'
import { bidPlayOnWire, bidsOnWire } from '#server/wire/item.ts'
import { predictionsOnWire } from '#server/wire/predictions.ts'
import { proofOf } from '#server/wire/proof.ts'
import {
  cameBackOf,
  drawDataOnWire,
  gamePlayOnWire,
  sharesOnWire,
  slipRowsOnWire,
} from '#server/wire/ticket.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'
import { requestHash } from '#server/http/request-hash.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const gameOf = ({ games }: Service, lotteryType: string): AnyGame => {
  const game = games.find(it => it.lotteryType === lotteryType.toUpperCase())
  if (!game) throw new Refusal('game-unknown')
  return game
}

/** @throws Refusal bad-input if what the game needs is missing */
const asked = <T>(value: T | undefined, field: string, words: string): T => {
  if (value === undefined) throw new Refusal('bad-input', { [field]: words })
  return value
}

const register = (
  service: Service,
  playerId: number,
  game: AnyGame,
  { stake_amount, lottery, picks, batch_id }: BodyOut<typeof contract.playLottery>,
) => {
  const own = () => ({
    playerId,
    stake: asked(stake_amount, 'stake_amount', REQUIRED),
    lines: asked(lottery, 'lottery', contract.PICK_ONE).map(line => line.ticket),
  })
  if (!isNumberGame(game))
    return registerScores(service, { ...own(), game, batch: asked(batch_id, 'batch_id', REQUIRED) })
  if (!game.offersLines) return registerSlip(service, { ...own(), game })
  const chosen = asked(picks, 'picks', contract.PICK_ONE)
  return registerPicks(service, {
    playerId,
    game,
    picks: chosen.map(pick => ({ stake: pick.stake_amount, line: luckyLine(pick.lucky_number) })),
  })
}

/** What a payment's idempotency key covers. Not the PIN: its hash would give it away. */
const paymentHash = (body: BodyOut<typeof contract.lotteryPayment>): Uint8Array => {
  const { transaction_pin: _, ...rest } = body
  return requestHash(contract.lotteryPayment, rest)
}

export const mountPlay = (door: Door, service: Service): void => {
  const { db } = service
  const rulesOf = async (batch: PublicBatchRow) => (await findRulesDocument(db, batch.rules_hash))!.body

  const soccerOf = async (ticket: TicketRow) => {
    if (!ticket.soccer) return {}
    const matches = await listPlayed(
      db,
      ticket.soccer.picks.map(it => it.match),
    )
    return { soccer: predictionsOnWire(ticket, ticket.soccer, matches) }
  }

  door.on(contract.playLottery, ({ player: { playerId }, query, body }) =>
    register(service, playerId, gameOf(service, query.lottery_type), body),
  )

  door.on(contract.dropLine, ({ player: { playerId }, query }) =>
    dropLine(service, { playerId, game: gameOf(service, query.lottery_type), id: query.id }),
  )

  door.on(contract.lotteryPayment, ({ player: { playerId }, body, requestKey }) =>
    pay(service, {
      playerId,
      body,
      requestKey,
      requestHash: paymentHash(body),
    }),
  )

  door.on(contract.purchaseByKey, ({ player: { playerId }, params }) =>
    paymentByKey(service, playerId, params.key ?? ''),
  )

  const playsOf = async (playerId: number, rows: Awaited<ReturnType<typeof history.listPlayed>>) => {
    const ids = (isBid: boolean) => rows.filter(it => it.is_bid === isBid).map(it => it.id)
    const tickets = await listTickets(db, ids(false))
    const bids = await bidsOnWire(db, await listBids(db, ids(true)))
    const plays = [...tickets.map(it => gamePlayOnWire(it, playerId)), ...bids.map(bidPlayOnWire)]
    const byId = new Map(plays.map(play => [play.game_play_id, play]))
    return rows.map(({ id }) => byId.get(id)!)
  }

  door.on(contract.listTickets, ({ player: { playerId }, query }) => {
    const status = query.status?.toLowerCase() as Lowercase<NonNullable<typeof query.status>> | undefined
    return pageOf(
      query,
      async (limit, offset) =>
        playsOf(playerId, await history.listPlayed(db, playerId, status, limit, offset)),
      () => history.countPlayed(db, playerId, status),
      play => play,
    )
  })

  door.on(contract.getTicket, async ({ player: { playerId }, params }) => {
    const id = params.id ?? ''
    const batch = UUID.test(id) ? await findBatchOfTicket(db, id) : undefined
    const ticket = batch && (await findTicketOf(db, playerId, id))
    if (!batch || !ticket) throw new Refusal('not-found')
    const proof = await proofOf(db, service, ticket, batch)
    return {
      play: gamePlayOnWire(ticket, playerId),
      batch_state: proof.batch.state,
      closes_at: batch.closes_at.toISOString(),
      draws_at: (ticket.soccer ? new Date(ticket.soccer.last_at) : batch.draws_at).toISOString(),
      paid_from: ticket.wallet,
      tax: naira(ticket.tax + ticket.jackpot_tax),
      paid: naira(cameBackOf(ticket).paid),
      later: naira(ticket.later),
      draw: drawDataOnWire(ticket, batch, proof.rules),
      ...(await soccerOf(ticket)),
      ...(ticket.shares && { shares: sharesOnWire(ticket, playerId)! }),
      proof,
    }
  })

  const bidStatus = async (id: string | undefined) => {
    const bid = id !== undefined && UUID.test(id) ? await findBid(db, id) : undefined
    if (!bid) throw new Refusal('slip-unknown')
    return { data: [], play: bidPlayOnWire((await bidsOnWire(db, [bid]))[0]!) }
  }

  door.on(contract.lotteryStatus, async ({ body }) => {
    const short = readShortId(body.game_play_id)
    const id = short === undefined ? body.game_play_id : await findIdOfShort(db, short)
    const batch = id === undefined ? undefined : await findBatchOfTicket(db, id)
    const ticket = batch && (await findTicket(db, id!))
    if (!batch || !ticket) return bidStatus(id)
    return {
      data: slipRowsOnWire(ticket, batch, await rulesOf(batch)),
      play: gamePlayOnWire(ticket),
      ...(await soccerOf(ticket)),
    }
  })
}
