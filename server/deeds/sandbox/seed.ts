// Fills an empty sandbox so its public pages have something to show: real draws of the last hours, by the same deeds.
//
// The deeds read the database's game_clock(). The seed replaces that function inside one transaction, replays the past
// hours, and restores it before committing: nobody else sees the other clock, and an interrupted seed leaves nothing.
import { BATCH, batchBounds, lastDrawHour, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { nextJackpotDraw } from '#src/games/jackpots.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { formatMoney, kobo } from '#src/lib/money.ts'
import { countBatch } from '#server/deeds/draws/count-batch.ts'
import { ensureBatches } from '#server/deeds/draws/ensure-batches.ts'
import { runDraw } from '#server/deeds/draws/run-draw.ts'
import { issueCards } from '#server/deeds/cards/issue-cards.ts'
import { openSandboxPlayers, sandboxPlayers } from './sandbox-players.ts'
import { sealBatch } from '#server/deeds/draws/seal-batch.ts'
import { settleBatch } from '#server/deeds/draws/settle-batch.ts'
import { announceJackpots } from '#server/deeds/jackpots/announce-jackpots.ts'
import { drawJackpots } from '#server/deeds/jackpots/draw-jackpot.ts'
import { publishLog } from '#server/deeds/log/publish-log.ts'
import { sealJackpots } from '#server/deeds/jackpots/seal-jackpot.ts'
import { ANNUITY_FUND, RESERVE, writeLimits } from '#server/deeds/limits/write-limits.ts'
import { post } from '#server/ledger/transfers.ts'
import { onDatabase, type Service } from '#server/service.ts'
import { isProduction } from '#server/settings.ts'
import type { Tx } from '#server/db/db.ts'
import { insertSandboxMessage } from '#server/db/queries/accounts/sandbox-messages.ts'
import { nestedDb } from '#server/db/nested.ts'

/** Below three times the top prize of the first closed band (docs/decisions/0013). */
const PRIZE_RESERVE = kobo(14_000_000)
/** Ten prizes with the choice of once or monthly. */
const SALARIES = kobo(100_000_000)
const CARD = kobo(500)
/** Past periods the sandbox was open: their start and number of batches. The first start waits for them. */
const stretchesBefore = (now: number) => [
  // Shortly before one of yesterday's fixed draws, so every game has a draw that was played.
  { from: lastDrawHour(now - 14 * HOUR) - 4 * BATCH, batches: 4 },
  { from: now - HOUR, batches: 12 },
]
const LOCK = 7_021_116 // an advisory lock: two nodes starting at once seed once

/** @returns false if there was nothing to do: players exist, or this is production */
export const seed = async (service: Service): Promise<boolean> => {
  if (isProduction(service.settings)) return false
  return service.jobs.tx(async tx => {
    // Another node may take long over it.
    await tx.exec('set local lock_timeout = 0')
    await tx.many`select pg_advisory_xact_lock(${LOCK})`
    if (await tx.one`select 1 from player limit 1`) return false
    const now = service.ports.clock.now()
    const past = onDatabase(service, nestedDb(tx, service.db.kind))
    const clock = await turnClock(tx)
    await clock.set(now - 2 * DAY)
    await post(tx, [
      {
        debit: 'operator_funds',
        credit: RESERVE,
        amount: PRIZE_RESERVE,
        kind: 'reserve',
        cause: 'opening',
      },
      {
        debit: 'operator_funds',
        credit: ANNUITY_FUND,
        amount: SALARIES,
        kind: 'reserve',
        cause: 'opening-salaries',
      },
    ])
    await announceJackpots(past, now - 2 * DAY)
    await publishLog(past)
    await writeLimits(past)
    await openSandboxPlayers(past)
    let lived = now - 2 * DAY
    for (const { from, batches } of stretchesBefore(now)) {
      await drawJackpotsBetween(past, clock, lived, from)
      await liveThrough(past, clock, from, batches)
      lived = from
    }
    await clock.restore()
    await giveCards(service, tx)
    return true
  })
}

/** A few scratch cards, with their hidden PINs in the inbox. */
const giveCards = async ({ pepper, ports: { randomness } }: Service, tx: Tx) => {
  const { cards } = await issueCards(tx, { randomness, pepper }, { count: 3, amount: CARD })
  for (const { serial, pin } of cards)
    await insertSandboxMessage(
      tx,
      'Scratch card',
      `${formatMoney(CARD)}. Serial number ${serial}, PIN ${pin}. Cash it out on the dashboard.`,
    )
}

interface PastClock {
  /** Milliseconds since 1970 UTC. */
  set(instant: number): Promise<unknown>
  restore(): Promise<unknown>
}

const turnClock = async (tx: Tx): Promise<PastClock> => {
  const was = await tx.value<string>`select pg_get_functiondef('game_clock'::regproc)`
  await tx.exec(`create or replace function game_clock() returns timestamptz language sql volatile as
    'select to_timestamp(current_setting(''oriire.past'')::float8 / 1000)'`)
  return {
    set: instant => tx.many`select set_config('oriire.past', ${String(instant)}, true)`,
    restore: () => tx.exec(was),
  }
}

/** From a window's end to just after its draw. */
const JACKPOT_DRAWN = 2 * SEAL_MARGIN + 5_000 // ms

/** Nothing is sold between periods, but jackpots are still drawn on time. */
const drawJackpotsBetween = async (service: Service, clock: PastClock, from: number, to: number) => {
  for (let at = nextJackpotDraw('daily', from); at + JACKPOT_DRAWN < to; at += DAY) {
    await clock.set(at + 1_000)
    await announceJackpots(service, at)
    await sealJackpots(service)
    await publishLog(service)
    await clock.set(at + JACKPOT_DRAWN)
    await drawJackpots(service)
    await publishLog(service)
  }
}

const liveThrough = async (service: Service, clock: PastClock, from: number, batches: number) => {
  const first = batchBounds(from).opensAt
  const finish = async (closesAt: number) => {
    await clock.set(closesAt + 1_000)
    while (await sealBatch(service));
    await publishLog(service)
    await announceJackpots(service, closesAt)
    await sealJackpots(service)
    await publishLog(service)
    await clock.set(closesAt + SEAL_MARGIN + 5_000)
    while ((await runDraw(service)).length > 0);
    while (await settleBatch(service));
    await clock.set(closesAt + JACKPOT_DRAWN)
    await drawJackpots(service)
    await publishLog(service)
    while (await countBatch(service));
  }
  // Two batches are always open ahead: sell and draw those too.
  for (let batch = 0; batch < batches + 2; batch++) {
    const opensAt = first + batch * BATCH
    const done = opensAt + BATCH + JACKPOT_DRAWN
    if (done > service.ports.clock.now()) return
    if (batch < batches) {
      await clock.set(opensAt + SEAL_MARGIN + 5_000)
      await ensureBatches(service, opensAt + SEAL_MARGIN + 5_000)
      await publishLog(service)
    }
    for (const seconds of [100, 200, 290]) {
      await clock.set(opensAt + seconds * 1000)
      await sandboxPlayers(service)
    }
    await finish(opensAt + BATCH)
  }
}
