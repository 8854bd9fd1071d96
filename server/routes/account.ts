import * as calls from '#src/contract/account.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { forgetEmailSteps } from '#server/db/queries/accounts/email-claims.ts'
import {
  listSessions,
  revokeByHash,
  revokeSession,
  revokeSessions,
} from '#server/db/queries/accounts/sessions.ts'
import { showPlayer, updatePlayer } from '#server/deeds/accounts/show-player.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { playerOnWire } from '#server/wire/accounts/player.ts'

export const mountAccount = (door: Door, { db }: Service): void => {
  door.on(calls.getUser, async ({ player }) => playerOnWire(await showPlayer(db, player.playerId)))
  door.does(calls.updateUser, 'update-player', async ({ player, body }) => {
    const names = { firstName: body.first_name, lastName: body.last_name, gender: body.gender }
    return playerOnWire(await db.tx(tx => updatePlayer(tx, player.playerId, names)))
  })
  door.on(calls.dynamicData, async ({ player }) => ({
    has_pin: (await findPlayer(db, player.playerId))?.has_pin ?? false,
  }))

  door.does(calls.logout, 'log-out', async ({ player }) => {
    await revokeSession(db, player.sessionId)
    return { message: 'You are logged out' }
  })
  door.does(calls.endSessions, 'end-sessions', async ({ body }) => {
    await revokeByHash(db, body.sessions)
    return { message: 'They are ended' }
  })
  door.on(calls.listSessions, async ({ player }) => {
    const sessions = await listSessions(db, player.playerId)
    return {
      results: sessions.map(session => ({
        id: session.id,
        device: session.device,
        created_at: session.created_at.toISOString(),
        last_seen_at: session.last_seen_at.toISOString(),
        current: session.id === player.sessionId,
      })),
    }
  })
  door.does(calls.logoutEverywhere, 'log-out', async ({ player }) => {
    await db.tx(async tx => {
      await revokeSessions(tx, player.playerId)
      await forgetEmailSteps(tx, player.playerId)
    })
    return { message: 'You are logged out on every device' }
  })
}
