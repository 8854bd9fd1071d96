// What this phone keeps of the chats: the list of channels, the newest messages of each, and what could not be sent yet.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { shelf } from '#src/lib/idb.ts'
import { removeStored } from '#src/lib/stored.ts'
import { keptChannel, keptMessage, type ChatChannel, type ChatMessage } from '#src/model/chats.ts'
import { journal } from './journal.ts'
import { createRowsBox } from './rows-box.ts'

/** By the player's number. */
export const channelBox = createRowsBox<ChatChannel>(shelf(`${brand.storagePrefix}chats`), keptChannel)

/** By number and channel, newest first. */
export const messageBox = createRowsBox<ChatMessage>(
  shelf(`${brand.storagePrefix}chat-messages`),
  keptMessage,
)

export const placeOf = (player: string, channel: string): string => `${player}/${channel}`

const unsent = v.object({
  player: v.string(),
  channel: v.string(),
  /** The same on every try, so the message is posted once. */
  id: v.string(),
  text: v.string(),
  picks: v.optional(v.object({ game: v.string(), code: v.string(), lines: v.number() })),
  /** ms */
  at: v.number(),
  /** Why the service refused it; it is not retried by itself. */
  refused: v.optional(v.string()),
})
export type Unsent = v.InferOutput<typeof unsent>

/** People the player has muted on this phone. */
export const MUTED_KEY = `${brand.storagePrefix}CHAT_MUTED`

const unsentShelf = shelf(`${brand.storagePrefix}chat-unsent`)
const box = journal<Unsent>(unsentShelf, unsent)

export const unsentBox = {
  put: (it: Unsent): Promise<boolean> => box.put(`${it.player}/${it.id}`, it),
  remove: (it: Unsent): Promise<void> => box.remove(`${it.player}/${it.id}`),
  /** In the order in which they were written. */
  list: async (player: string): Promise<Unsent[]> =>
    (await box.list())
      .map(({ record }) => record)
      .filter(it => it.player === player)
      .sort((a, b) => a.at - b.at),
}

/** On sign-out. Unsent messages and mutes go only if the player logs out; otherwise they wait for the next session. */
export const forgetChats = async (byPlayer: boolean): Promise<void> => {
  await Promise.all([channelBox.wipeAll(), messageBox.wipeAll()])
  if (!byPlayer) return
  removeStored(MUTED_KEY)
  for (const { key } of await box.list()) await box.remove(key)
  await unsentShelf.clear().catch(() => undefined)
}
