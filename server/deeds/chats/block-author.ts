import { block, enterChats, findAuthor, unblock } from '#server/db/queries/chats/players.ts'
import { found, Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** Blocking twice changes nothing. @throws Refusal not-found, chat-own */
export const blockAuthor = (
  { db }: Service,
  { playerId, author, blocked }: { playerId: number; author: string; blocked: boolean },
): Promise<void> =>
  db.tx(async tx => {
    await enterChats(tx, playerId)
    const other = found(await findAuthor(tx, author))
    if (other === playerId) throw new Refusal('chat-own')
    await (blocked ? block : unblock)(tx, playerId, other)
  })
