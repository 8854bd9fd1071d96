// Queues what is due soon, once, whichever node gets there first.
import { drawTag, jackpotTag, kickOffTag, resultTag } from '#src/alerts/alert.ts'
import { LEADS } from '#src/contract/alerts.ts'
import { nextDrawHour } from '#src/draws/schedule.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import {
  deliverPiece,
  insertFinalScores,
  insertJackpotAlert,
  insertKickOffs,
  insertMoneyAlert,
  insertResults,
  listCreditedSince,
  listEndedSince,
  listJackpotsWonSince,
  listMatchesSettledSince,
  listOpenWindows,
  listSettledSince,
  lockMark,
  moveMark,
  putDrawAlert,
} from '#server/db/queries/alerts/alerts.ts'
import { listHolds } from '#server/db/queries/buying/limits.ts'
import { listShares, listShortSince } from '#server/db/queries/buying/syndicates.ts'
import { findFree } from '#server/db/queries/draws/jackpots.ts'
import { REMIND_HOURS, tellMembers } from '#server/deeds/syndicates/tell-members.ts'
import type { Service } from '#server/service.ts'

const LONGEST_LEAD = Math.max(...LEADS) * MINUTE
/** A draw's alerts are queued this long before the first is due, its deliveries just before each. */
const ALERTS_AHEAD = MINUTE
const DELIVERIES_AHEAD = 20 // seconds

/**
 * Reminders of the next fixed hour, one per lead. After downtime they go out late, which beats not at all. A game that is
 * paused or resumed before they go counts.
 */
export const planDraws = async ({ db, games, ports: { clock } }: Service): Promise<void> => {
  const now = clock.now()
  const hour = nextDrawHour(now)
  if (hour - LONGEST_LEAD - ALERTS_AHEAD > now) return
  const drawn = games.filter(game => game.cadence === 'fixed-hours')
  if (drawn.length === 0) return
  const held = new Set((await listHolds(db)).map(it => it.game))
  for (const lead of LEADS)
    await putDrawAlert(db, {
      tag: drawTag(hour),
      hour,
      lead,
      games: drawn.filter(game => !held.has(game.id)).map(game => game.lotteryType),
      at: new Date(hour - lead * MINUTE),
      until: new Date(hour),
    })
}

/** Full jackpots, once per draw. */
export const planJackpots = async ({ db }: Service): Promise<void> => {
  for (const { jackpot, closes_at: drawsAt } of await listOpenWindows(db)) {
    const threshold = jackpots.find(it => it.id === jackpot)?.threshold ?? Infinity
    if ((await findFree(db, jackpot)) < threshold) continue
    await insertJackpotAlert(db, { tag: jackpotTag(jackpot, drawsAt.getTime()), jackpot, drawsAt })
  }
}

/** Outcomes for tickets in batches, or on matches, that were settled since the last look. */
export const planResults = ({ db }: Service): Promise<number> =>
  db.tx(async tx => {
    const from = await lockMark(tx, 'result')
    if (!from) return 0
    const batches = (await listSettledSince(tx, from)).map(it => it.id)
    const written = batches.length > 0 ? await insertResults(tx, batches, batches.map(resultTag)) : 0
    const matches = (await listMatchesSettledSince(tx, from)).map(it => it.number)
    const finals = matches.length > 0 ? await insertFinalScores(tx, matches, resultTag) : 0
    await moveMark(tx, 'result')
    return written + finals
  })

/** Matches of open tickets that have begun since the last look. */
export const planKickOffs = ({ db }: Service): Promise<number> =>
  db.tx(async tx => {
    const from = await lockMark(tx, 'kick-off')
    const written = from ? await insertKickOffs(tx, from, kickOffTag('')) : 0
    if (from) await moveMark(tx, 'kick-off')
    return written
  })

/** Top-ups credited, withdrawals paid or returned, jackpots won, and group tickets that run out of time, since the last look. */
export const planMoney = ({ db }: Service): Promise<void> =>
  db.tx(async tx => {
    const from = await lockMark(tx, 'money')
    if (!from) return
    for (const { reference, player_id: playerId } of await listCreditedSince(tx, from))
      await insertMoneyAlert(tx, { reference, playerId })
    for (const { id, state, player_id: playerId } of await listEndedSince(tx, from))
      await insertMoneyAlert(tx, { reference: `${id}-${state}`, playerId, withdrawal: state })
    for (const { id, jackpot, player_id: playerId } of await listJackpotsWonSince(tx, from))
      await insertMoneyAlert(tx, { reference: `${id}-won-${playerId}`, playerId, jackpot })
    const short = await listShortSince(tx, from, REMIND_HOURS)
    const ids = short.map(it => it.id)
    const shares = await listShares(tx, ids)
    for (const { id, ends_at: until } of short) {
      const own = shares.filter(it => it.syndicate_id === id)
      await tellMembers(tx, { id, group: 'short', shares: own, until })
    }
    await moveMark(tx, 'money')
  })

/** Queues part of the deliveries of an alert that is starting. @returns false if none is waiting */
export const planDeliveries = async ({ db }: Service): Promise<boolean> =>
  (await db.tx(tx => deliverPiece(tx, DELIVERIES_AHEAD))) !== undefined
