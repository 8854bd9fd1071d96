import type { Tx } from '#server/db/db.ts'
import { findBarred } from '#server/db/queries/chats/players.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** Who takes a break or is shut out of play neither reads nor writes. @throws Refusal on-break, self-excluded, register-excluded */
export const admitToChats = async (tx: Tx, playerId: number): Promise<void> => {
  const why = await findBarred(tx, playerId)
  if (why) throw new Refusal(why)
}
