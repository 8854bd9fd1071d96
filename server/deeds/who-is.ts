import type { Db } from '../db/db.ts'
import { findSession, touchSession } from '../db/queries/sessions.ts'
import type { SignedIn } from '../caller.ts'
import { tokenHash } from './open-session.ts'

/** Finds the player of an `Authorization: Token …` header. Asked on every request, so that a log-out counts at once on every node. */
export const makeWhoIs =
  (db: Db) =>
  async (authorization: string): Promise<SignedIn | undefined> => {
    const token = /^Token ([\w-]{20,200})$/.exec(authorization)?.[1]
    if (!token) return undefined
    const session = await findSession(db, tokenHash(token))
    if (!session) return undefined
    if (session.stale) await touchSession(db, session.id)
    return { playerId: session.player_id, sessionId: session.id }
  }
