// A service on a benchmark's database, and players each with money and a session.
import { CONSENT_VERSION } from '#src/contract/account.ts'
import { kobo } from '#src/lib/money.ts'
import { createService } from '#server/create-service.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { insertPlayer } from '#server/db/queries/accounts/players.ts'
import { openSession } from '#server/deeds/accounts/open-session.ts'
import { openWallets, post, walletCode } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { readSettings } from '#server/settings.ts'

/** As in production, except for the providers. */
export const serviceOn = (database: string, level: 'info' | 'warn' = 'info') =>
  createService(
    readSettings({
      WEB_DIR: process.env.WEB_DIR,
      NODE_ENV: 'development',
      LOG_LEVEL: level,
      TRUSTED_PROXIES: '1',
      PORT: '0',
      HOST: '127.0.0.1',
    }),
    {
      db: openPostgres(database, error => process.stderr.write(`${error.message}\n`)),
      print: () => undefined,
    },
  )

export interface BenchPlayer {
  playerId: number
  token: string
}

/** New players with a million naira each in the play and winnings wallets. */
export const makePlayers = async ({ db, ports }: Service, count: number): Promise<BenchPlayer[]> => {
  const players: BenchPlayer[] = []
  await db.tx(async tx => {
    for (let number = 0; number < count; number++) {
      const phone = `+234901${String(number).padStart(7, '0')}`
      const playerId = (await insertPlayer(tx, {
        phone,
        passwordHash: 'nobody logs in',
        consentVersion: CONSENT_VERSION,
      }))!
      await openWallets(tx, playerId)
      await tx.one`update safer_play set answered_at = game_clock() where player_id = ${playerId}`
      for (const wallet of ['play', 'winnings'] as const)
        await post(tx, [
          {
            debit: 'clearing:card',
            credit: walletCode(playerId, wallet),
            amount: kobo(1_000_000),
            kind: 'top_up',
            cause: `${playerId}/${wallet}`,
          },
        ])
      players.push({ playerId, token: await openSession(tx, ports.randomness, playerId, 'a benchmark') })
    }
  })
  return players
}
