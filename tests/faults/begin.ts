// Sets up a service for the programs to be killed: the database named by the environment, with players and a
// turned clock.
import { kobo } from '#src/lib/money.ts'
import { createService, type Overrides } from '#server/create-service.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDb, openJobsDb } from '#server/db/open.ts'
import { openWallets, post } from '#server/ledger/transfers.ts'
import { onDatabase, type Service } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'
import { turnClock, type TurnableClock } from '../support/database.ts'
import { instantCashout } from '../support/games.ts'

const FIRST_INSTANT = Date.UTC(2026, 10, 20, 11, 2)
const LOCK = 4_711

/** Four players with plenty of money. Safe to run in several programs at once. */
const firstPlayers = (db: Db) =>
  db.tx(async tx => {
    await tx.one`select pg_advisory_xact_lock(${LOCK})`
    if (await tx.one`select 1 from player`) return
    for (let number = 0; number < 4; number++) {
      const row = await tx.one<{ id: number }>`
        insert into player (phone, password_hash, phone_verified_at, consent_at, consent_version)
        values (${`+23480300000${number}0`}, 'none', game_clock(), game_clock(), 'test') returning id`
      await openWallets(tx, row!.id)
      await tx.one`update safer_play set answered_at = game_clock() where player_id = ${row!.id}`
      const credit = `player:${row!.id}:play`
      const cause = `first ${number}`
      await post(tx, [{ debit: 'clearing:card', credit, amount: kobo(50_000_000), kind: 'top_up', cause }])
    }
  })

interface SharedClock extends TurnableClock {
  /** Another process may have turned it. */
  read(): Promise<void>
}

/** The clock kept in the database, shared by all programs and surviving them. */
const sharedClock = async (db: Db): Promise<SharedClock> => {
  const { there } = (await db.one<{ there: boolean }>`select to_regclass('test_clock') is not null as there`)!
  if (!there) await turnClock(db, FIRST_INSTANT)
  let time = 0
  const set = async (instant: number) => {
    await db.one`update test_clock set at = ${new Date(instant)}`
    // Hours pass in seconds, so each turn of the clock counts as a rest from play.
    await db.one`update safer_play set began_at = null where began_at is not null`
    time = instant
  }
  const read = async () => {
    time = (await db.one<{ at: Date }>`select at from test_clock`)!.at.getTime()
  }
  await read()
  return { now: () => time, set, read, advance: ms => set(time + ms) }
}

export interface Begun {
  service: Service
  /** The same over patient connections, as the clockwork has; for anything but player requests. */
  calm: Service
  clock: SharedClock
  /** Player IDs. */
  players: number[]
  close(): Promise<void>
}

const unheard = () => undefined

/** @throws Error saying why the database cannot be opened */
export const begin = async (overrides: Overrides = {}): Promise<Begun> => {
  const settings = readSettings({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const db = await openDb(settings)
  const jobs = openJobsDb(settings, db, unheard)
  await migrate(jobs)
  const clock = await sharedClock(jobs)
  const { service } = await createService(settings, {
    db: jobs,
    clock,
    print: unheard,
    games: [instantCashout],
    ...overrides,
  })
  await firstPlayers(jobs)
  const players = await jobs.many<{ id: number }>`select id from player order by id`
  return {
    service: onDatabase(service, db),
    calm: service,
    clock,
    players: players.map(it => it.id),
    close: async () => {
      if (jobs !== db) await jobs.close()
      await db.close()
    },
  }
}
