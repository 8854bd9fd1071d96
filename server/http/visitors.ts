import type { Context } from 'hono'
import { headerOf } from './caller.ts'
import { onceMore } from '#server/db/again.ts'
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** Finds the player for an `Authorization` header, or undefined. */
export type WhoIs = (authorization: string) => Promise<SignedIn | undefined>

export const makeVisitors = (whoIs: WhoIs) => {
  const mayBePlayer = async (context: Context): Promise<SignedIn | undefined> => {
    const player = await onceMore(() => whoIs(headerOf(context, 'authorization') ?? ''))
    if (player) context.set('player', player.playerId)
    return player
  }
  const player = async (context: Context): Promise<SignedIn> => {
    const found = await mayBePlayer(context)
    if (!found) throw new Refusal('not-signed-in')
    return found
  }
  return { mayBePlayer, player }
}
