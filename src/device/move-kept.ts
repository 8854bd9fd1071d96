// What this phone stores for a player is filed under their number, so it moves when the number changes.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'

const NAMES = [
  'tickets',
  'receipts',
  'numbers',
  'history',
  'movements',
  'top-ups',
  'withdrawals',
  'withdrawal-draft',
  'outbox',
  'chats',
  'chat-messages',
  'chat-unsent',
  'orders',
  'bids',
  'first-bids',
  'group-tickets',
  'advances',
] as const

const ours = () => NAMES.map(name => shelf(brand.storagePrefix + name))

/** As in chat-boxes.ts: importing that file makes the build join files, and five screens exceed their limit. */
const MUTED = `${brand.storagePrefix}CHAT_MUTED`

const object = v.record(v.string(), v.unknown())

/** The text with its owner's fields changed; unchanged if it has none. */
const renamed = (text: string, from: string, to: string): string => {
  try {
    const record = v.parse(object, JSON.parse(text))
    const fields = ['player', 'playerId'].filter(name => record[name] === from)
    return fields.length === 0
      ? text
      : JSON.stringify({ ...record, ...Object.fromEntries(fields.map(name => [name, to])) })
  } catch {
    return text
  }
}

const keyFor = (key: string, from: string, to: string): string =>
  key === from || key.startsWith(`${from}/`) ? to + key.slice(from.length) : key

/** Copies before removing: an interruption loses nothing, and running it again does the rest. */
export const moveKept = async (
  from: string,
  to: string,
  shelves: readonly Pick<Shelf, 'entries' | 'set' | 'remove'>[] = ours(),
): Promise<void> => {
  for (const kept of shelves)
    for (const [key, text] of await kept.entries()) {
      const place = keyFor(key, from, to)
      const now = renamed(text, from, to)
      if (place === key && now === text) continue
      await kept.set(place, now)
      if (place !== key) await kept.remove(key)
    }
  const muted = v.safeParse(object, readStored(MUTED))
  if (muted.success && muted.output.player === from) writeStored(MUTED, { ...muted.output, player: to })
}
