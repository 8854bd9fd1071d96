import * as contract from '#src/contract/games.ts'
import { naira } from '#src/lib/money.ts'
import { readShortId } from '#src/lib/short-id.ts'
import * as history from '#server/db/queries/buying/history.ts'
import { findIdOfShort } from '#server/db/queries/buying/slips.ts'
import { findTicket, findTicketOf, listTickets, type TicketRow } from '#server/db/queries/buying/tickets.ts'
import { findBatchOfTicket } from '#server/db/queries/draws/batches-public.ts'
import { findRules } from '#server/db/queries/draws/rules.ts'
import { findBid, listBids } from '#server/db/queries/items/bids.ts'
import { listPlayed } from '#server/db/queries/matches/predictions.ts'
import { findUnchosen } from '#server/db/queries/money/choices.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'
import { UUID } from '#server/http/uuid.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
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

const soccerOf = async ({ db }: Service, ticket: TicketRow) => {
  if (!ticket.soccer) return {}
  const ids = ticket.soccer.picks.map(it => it.match)
  const matches = await listPlayed(db, ids)
  return { soccer: predictionsOnWire(ticket, ticket.soccer, matches) }
}

/** The slip checker: for anybody who holds the ID of a ticket or of a bid. */
const mountChecker = (door: Door, service: Service): void => {
  const { db } = service
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
    const rules = await findRules(db, batch.rules_hash)
    return {
      data: slipRowsOnWire(ticket, batch, rules),
      play: gamePlayOnWire(ticket),
      ...(await soccerOf(service, ticket)),
    }
  })
}

export const mountTickets = (door: Door, service: Service): void => {
  const { db } = service

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
    )
  })

  door.on(contract.getTicket, async ({ player: { playerId }, params }) => {
    const id = params.id ?? ''
    const batch = UUID.test(id) ? await findBatchOfTicket(db, id) : undefined
    const ticket = batch && (await findTicketOf(db, playerId, id))
    if (!batch || !ticket) throw new Refusal('not-found')
    const proof = await proofOf(db, service, ticket, batch)
    const unchosen = ticket.later > 0 ? await findUnchosen(db, ticket) : 0
    return {
      play: gamePlayOnWire(ticket, playerId),
      batch_state: proof.batch.state,
      closes_at: batch.closes_at.toISOString(),
      draws_at: (ticket.soccer ? new Date(ticket.soccer.last_at) : batch.draws_at).toISOString(),
      paid_from: ticket.wallet,
      tax: naira(ticket.tax + ticket.jackpot_tax),
      paid: naira(cameBackOf(ticket).paid),
      later: naira(unchosen),
      chosen: naira(ticket.later - unchosen),
      draw: drawDataOnWire(ticket, batch, proof.rules),
      ...(await soccerOf(service, ticket)),
      ...(ticket.shares && { shares: sharesOnWire(ticket, playerId)! }),
      proof,
    }
  })

  mountChecker(door, service)
}
