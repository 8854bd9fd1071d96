// A database whose clock is just before a close, and players each with money and a session.
import { batchBounds } from '#src/draws/schedule.ts'
import { kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { insertPlayer } from '#server/db/queries/accounts/players.ts'
import { openSession } from '#server/deeds/accounts/open-session.ts'
import { RESERVE } from '#server/deeds/limits/write-limits.ts'
import { openWallets, post, walletCode } from '#server/ledger/transfers.ts'
import { makeRandomness } from '#server/ports/randomness.ts'
import type { Player } from './load.ts'

export const FUNDED = kobo(100_000_000)

/** Offsets the database's running clock so that the next batch closes in `ms`. */
export const closeIn = async (db: Db, ms: number): Promise<void> => {
  const now = Date.now()
  const ahead = batchBounds(now).closesAt - ms - now
  await db.exec(`create or replace function game_clock() returns timestamptz language sql volatile as
    $$ select clock_timestamp() + interval '${ahead} milliseconds' $$`)
}

const randomness = makeRandomness()

export const makePlayers = (db: Db, count: number): Promise<Player[]> =>
  db.tx(async tx => {
    const players: Player[] = []
    for (let number = 0; number < count; number++) {
      const playerId = (await insertPlayer(tx, {
        phone: `+234902${String(number).padStart(7, '0')}`,
        passwordHash: 'nobody logs in',
        consentVersion: 'test',
      }))!
      await openWallets(tx, playerId)
      await post(tx, [
        {
          debit: 'clearing:card',
          credit: walletCode(playerId, 'play'),
          amount: FUNDED,
          kind: 'top_up',
          cause: `first ${playerId}`,
        },
      ])
      players.push({
        playerId,
        token: await openSession(tx, randomness, playerId, 'overload'),
        address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      })
    }
    return players
  })

export const prepare = async (db: Db, players: number): Promise<Player[]> => {
  await migrate(db)
  // A house without a reserve sells nothing.
  await db.tx(tx =>
    post(tx, [
      {
        debit: 'operator_funds',
        credit: RESERVE,
        amount: kobo(1_000_000_000),
        kind: 'reserve',
        cause: 'first',
      },
    ]),
  )
  return makePlayers(db, players)
}
