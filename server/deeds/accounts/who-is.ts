import { hash } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { grouped } from '#server/lib/group.ts'
import {
  findSessions,
  touchSessions,
  type FoundSession,
  type SignedIn,
} from '#server/db/queries/accounts/sessions.ts'

const MOST = 256

/**
 * Finds the player of an `Authorization: Token …` header. Asked on every request, so that a log-out counts at once on
 * every node; under load many are asked about together.
 */
export const makeWhoIs = (db: Db) => {
  const { ask } = grouped<string, FoundSession | undefined>(
    async hashes => {
      const found = await findSessions(db, hashes)
      const stale = found.filter(it => it?.stale).map(it => it!.id)
      if (stale.length > 0) await touchSessions(db, stale)
      return found
    },
    { most: MOST, wholeTurn: true },
  )
  return async (authorization: string): Promise<SignedIn | undefined> => {
    const token = /^Token ([\w-]{20,200})$/.exec(authorization)?.[1]
    const session = token && (await ask(hash('sha256', token)))
    return session ? { playerId: session.player_id, sessionId: session.id } : undefined
  }
}
