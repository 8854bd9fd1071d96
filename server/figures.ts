// Figures that are read when somebody looks: out of the database, for all nodes, and from what waits for it in this one.
import { Counter, Gauge, type Registry } from 'prom-client'
import { bandOf } from '#src/games/returns.ts'
import type { Counter as Counting } from './counter/counter.ts'
import type { Db } from './db/db.ts'
import { findBatchFigures, listDrawDelays } from './db/queries/figures.ts'
import { findAlertFigures } from './db/queries/alerts.ts'
import { findCodesOfDay } from './db/queries/codes.ts'
import { sumDebts } from './db/queries/debts.ts'
import { listChecks, sumReturns } from './db/queries/ledger-checks.ts'
import { findStop } from './db/queries/sales-stop.ts'

/** Days over which the returns of the games are watched. */
export const WATCHED = { all: 100_000, '30 days': 30, '1 day': 1 } as const

/** Gauges that are read out of the database. */
export const databaseFigures = (registry: Registry, db: Db) => {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const batches = gauge('batches', 'Batches by state, over all nodes.', ['state'])
  const tickets = gauge('tickets_bought', 'Tickets in all batches, over all nodes.')
  const stake = gauge('stake_kobo', 'Stake of all tickets, kobo.')
  const paid = gauge('prizes_paid_kobo', 'Prizes and cashback of all batches, kobo.')
  const late = gauge('draw_late_seconds', 'How long the oldest batch has been waiting past its draw time.')
  const draws = gauge('draws_done', 'Batches whose numbers are drawn, over all nodes.')
  const delay = gauge('draw_delay_seconds', 'From the draw time to the draw, over the last hour’s draws.', [
    'game',
    'of',
  ])
  const ofReturn = (name: string, help: string) => gauge(name, help, ['game', 'over'])
  const ratio = ofReturn('game_return_ratio', 'Paid by stake of the settled batches.')
  const expected = ofReturn('game_return_expected_ratio', 'What the prizes of those lines give on average.')
  const low = ofReturn('game_return_low', 'Lower end of the band in which honest draws stay.')
  const high = ofReturn('game_return_high', 'Upper end of the band in which honest draws stay.')
  const outside = ofReturn('game_return_outside', '1 where the return is outside its band.')
  const age = gauge('ledger_check_age_seconds', 'Since the last check of a part of the ledger.', ['part'])
  const took = gauge('ledger_check_seconds', 'How long the last check of a part of the ledger took.', [
    'part',
  ])
  const stopped = gauge('sales_stopped', '1 while nothing is sold because the ledger is broken.')
  const broken = gauge('ledger_broken', 'Invariants of the ledger that do not hold.', ['part'])

  const codes = gauge('codes_sent_today', 'One-time codes sent on this day in Lagos, over all nodes.')
  const codesMost = gauge('codes_per_day', 'One-time codes that a day may have, by the setting.')
  const devices = gauge(
    'push_devices',
    'Devices that get alerts by push: those that have answered a challenge.',
  )
  const waiting = gauge('alerts_waiting', 'Alerts for devices that are planned and not sent, over all nodes.')
  const alertsLate = gauge('alerts_late_seconds', 'How long the oldest of them has been due.')

  const readCodes = async () => {
    const day = await findCodesOfDay(db)
    codes.set(day?.sent ?? 0)
    if (day) codesMost.set(day.most)
  }
  const takenBack = gauge(
    'top_ups_taken_back',
    'Top-ups of which something was taken back after their credit.',
  )
  const takenKobo = gauge('taken_back_kobo', 'What was taken back of them, kobo.')
  const owedKobo = gauge('debt_kobo', 'What players owe for them, kobo.')
  const readDebts = async () => {
    const { owed, taken, topUps } = await sumDebts(db)
    takenBack.set(topUps)
    takenKobo.set(taken)
    owedKobo.set(owed)
  }

  const readAlerts = async () => {
    const figures = await findAlertFigures(db)
    devices.set(figures.devices)
    waiting.set(figures.waiting)
    alertsLate.set(figures.late)
  }
  const readBatches = async () => {
    const figures = await findBatchFigures(db)
    batches.reset()
    for (const { state, count } of figures.states) batches.set({ state }, count)
    tickets.set(figures.tickets)
    stake.set(figures.stake)
    paid.set(figures.paid)
    late.set(figures.lateSeconds)
    draws.set(figures.draws)
    delay.reset()
    for (const { game, median, longest } of await listDrawDelays(db)) {
      delay.set({ game, of: 'median' }, median)
      delay.set({ game, of: 'longest' }, longest)
    }
  }
  const readReturns = async () => {
    for (const [over, days] of Object.entries(WATCHED))
      for (const { game, ...returns } of await sumReturns(db, days)) {
        const band = bandOf(returns)
        if (!band) continue
        ratio.set({ game, over }, band.ratio)
        expected.set({ game, over }, band.expected)
        low.set({ game, over }, band.low)
        high.set({ game, over }, band.high)
        outside.set({ game, over }, band.isOutside ? 1 : 0)
      }
  }
  const readChecks = async () => {
    stopped.set((await findStop(db)) ? 1 : 0)
    for (const check of await listChecks(db)) {
      const { part } = check
      if (check.age !== null) age.set({ part }, check.age)
      took.set({ part }, check.took)
      broken.set({ part }, check.broken.length)
    }
  }
  return async () => {
    await readBatches()
    await readReturns()
    await readChecks()
    await readCodes()
    await readAlerts()
    await readDebts()
  }
}

/** What waits for the database and goes together in one statement. */
export const groupFigures = (
  registry: Registry,
  { slips, purchases }: Pick<Counting, 'slips' | 'purchases'>,
) => {
  const labelNames = ['of']
  const registers = [registry]
  const waiting = new Gauge({ name: 'group_waiting', help: 'Waiting for their turn.', labelNames, registers })
  const statements = new Counter({
    name: 'group_statements_total',
    help: 'Statements for groups of what waited together.',
    labelNames,
    registers,
  })
  const items = new Counter({
    name: 'group_items_total',
    help: 'How many stood in these statements; by the statements, the size of a group.',
    labelNames,
    registers,
  })
  return () => {
    statements.reset()
    items.reset()
    for (const [of, group] of Object.entries({ slips, purchases })) {
      waiting.set({ of }, group.waiting)
      statements.inc({ of }, group.sent.statements)
      items.inc({ of }, group.sent.items)
    }
  }
}
