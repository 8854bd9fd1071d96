// A service that is killed again and again: it says what a player would have been told, at the moment it would be told.
import * as fs from 'node:fs'
import { BATCH, batchBounds, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import { openDb } from '#server/db/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { chainFor } from '#server/deeds/open-chain.ts'
import { runDue } from '#server/jobs/clockwork.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { openWallets, post } from '#server/ledger/transfers.ts'
import { readSettings } from '#server/settings.ts'
import { turnClock } from '../support/database.ts'
import { sell } from '../support/selling.ts'
import { checkSettlement } from '../support/settlement-checker.ts'

/** Written before it goes on, as an answer to a player would be. */
const tell = (word: string, what: unknown) => fs.writeSync(1, `${word} ${JSON.stringify(what)}\n`)

const settings = readSettings({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const db = await openDb(settings).catch(error => {
  tell('refused', (error as Error).message)
  process.exit(3)
})
await migrate(db)
const { there } = (await db.one<{ there: boolean }>(`select to_regclass('test_clock') is not null as there`))!
const kept = there ? await db.one<{ at: Date }>('select at from test_clock') : undefined
const clock = await turnClock(db, kept?.at.getTime() ?? Date.UTC(2026, 10, 20, 11, 2))
const { service } = await createService(settings, { db, clock, print: () => undefined })

const firstPlayers = () =>
  db.tx(async tx => {
    for (let number = 0; number < 3; number++) {
      const row = await tx.one<{ id: number }>(
        `insert into player (phone, password_hash, phone_verified_at, consent_at, consent_version)
         values ($1, 'none', game_clock(), game_clock(), 'test') returning id`,
        [`+23480300000${number}0`],
      )
      await openWallets(tx, row!.id)
      const credit = `player:${row!.id}:play`
      await post(tx, [
        {
          debit: 'clearing:card',
          credit,
          amount: kobo(10_000_000),
          kind: 'top_up',
          cause: `first ${number}`,
        },
      ])
    }
    await chainFor(tx, 'instant-cashout', service.ports.randomness, 5_000)
  })
if (!(await db.one('select 1 from player'))) await firstPlayers()
const players = await db.many<{ id: number }>('select id from player order by id')

tell('opened', {
  broken: [...(await checkInvariants(db)), ...(await checkSettlement(db, settings.WINNINGS_TAX))],
  tickets: (await db.many<{ id: string }>('select id from ticket')).map(row => row.id),
  settled: (await db.many<{ id: string }>(`select id from batch where state = 'settled'`)).map(row => row.id),
})

const everyNumber = Array.from({ length: 10 }, (_, at) => [1, 2, 3, 4].map(number => number + at * 4))
const settledBefore = new Set<string>()
for (;;) {
  for (const { id } of players) tell('bought', (await sell(service, id, everyNumber, kobo(100))).game_id)
  const { closesAt } = batchBounds(clock.now())
  for (const at of [closesAt, closesAt + SEAL_MARGIN + 1_000]) {
    await clock.set(at)
    tell('round', at)
    await runDue(service)
  }
  const settled = await db.many<{ id: string }>(
    `select id from batch where state = 'settled' and closes_at > $1`,
    [new Date(closesAt - 2 * BATCH)],
  )
  for (const { id } of settled) {
    if (!settledBefore.has(id)) tell('settled', id)
    settledBefore.add(id)
  }
}
