import type { Tx } from '#server/db/db.ts'
import { findBarred } from '#server/db/queries/chats/players.ts'
import { Refusal } from '#server/lib/refusal.ts'

/** Players on a break or shut out can neither read nor write. @throws Refusal on-break, self-excluded, register-excluded */
export const admitToChats = async (tx: Tx, playerId: number): Promise<void> => {
  const why = await findBarred(tx, playerId)
  if (why) throw new Refusal(why)
}
