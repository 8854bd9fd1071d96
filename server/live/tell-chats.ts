// Tells open chats what was written. A node asks twice a second for all its readers together, as long as it has some.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#server/db/db.ts'
import { findMoved } from '#server/db/queries/chats/channels.ts'
import { listMoved, type MessageRow } from '#server/db/queries/chats/messages.ts'
import { listBlocks, listOpenSessions } from '#server/db/queries/chats/players.ts'
import type { Service } from '#server/service.ts'
import { messageOnWire } from '#server/wire/chat.ts'
import type { ChatEventIn } from '#src/contract/chats/chats.ts'
import type { Listener } from './listener.ts'
import { HEARTBEAT } from './words.ts'

const SILENCE = 25_000 // ms
/** A reader who missed more reloads the newest messages. */
const MOST_MISSED = 200
/** Readers served in one go: each costs some 30 µs, and purchases wait for the thread meanwhile. */
const IN_ONE_GO = 8
/** At most this many goes in a round. */
const GOES = 100
/** ms between goes: a purchase, which takes 5, meets one or two of them. */
const APART = 2

const utf8 = new TextEncoder()

/** The id is the channel's count: a reader who sends it back continues after it, on any node. */
const lines = (event: ChatEventIn, moved: number): string =>
  `id: ${moved}\ndata: ${JSON.stringify(event)}\n\n`

const greet = (it: Listener, moved: number): string => {
  const asked = /^\d{1,15}$/.test(it.lastId) ? Number(it.lastId) : moved
  const complete = asked <= moved && moved - asked <= MOST_MISSED
  it.heard = complete ? asked : moved
  return lines({ kind: 'hello', complete }, it.heard)
}

/** Texts for readers, made once for all who get the same. */
const makeTexts = (rows: readonly MessageRow[]) => {
  const shared = new Map<string, Uint8Array>()
  const said = new Map<MessageRow, string>()
  const lineOf = (row: MessageRow, reader?: number) => {
    if (reader !== undefined && row.player_id === reader && row.state !== 'shown')
      return lines({ kind: 'message', message: messageOnWire(row, reader) }, row.moved)
    const known =
      said.get(row) ?? lines({ kind: 'message', message: messageOnWire(row, undefined) }, row.moved)
    said.set(row, known)
    return known
  }
  return (it: Listener, blocked: ReadonlySet<number> | undefined): Uint8Array => {
    const { playerId } = it.player!
    const news = rows.filter(row => row.channel === it.channel && row.moved > it.heard!)
    const isPlain = !blocked && !news.some(row => row.player_id === playerId && row.state !== 'shown')
    const key = `${it.channel} ${it.heard}`
    const known = isPlain ? shared.get(key) : undefined
    if (known) return known
    const readable = news.filter(row => row.player_id === null || !blocked?.has(row.player_id))
    const bytes = utf8.encode(readable.map(row => lineOf(row, playerId)).join(''))
    if (isPlain) shared.set(key, bytes)
    return bytes
  }
}

type Blocks = Map<number, Set<number>>

const readBlocks = async (db: Db, all: readonly Listener[]): Promise<Blocks> => {
  const blocks: Blocks = new Map()
  const add = (one: number, other: number) => blocks.set(one, (blocks.get(one) ?? new Set()).add(other))
  for (const { player_id, blocked_id } of await listBlocks(db, [
    ...new Set(all.map(it => it.player!.playerId)),
  ])) {
    add(player_id, blocked_id)
    add(blocked_id, player_id)
  }
  return blocks
}

/** @param db for background work @returns a round to run; `thorough`: it also notices ended sessions and new blocks */
export const makeTellingChats = (db: Db, { clock }: Service['ports']) => {
  let blocks: Blocks = new Map()
  return async (all: readonly Listener[], thorough: boolean): Promise<void> => {
    if (thorough || all.some(it => it.heard === undefined)) {
      const sessions = [...new Set(all.map(it => it.player!.sessionId))]
      const open = new Set(await listOpenSessions(db, sessions))
      for (const it of all) if (!open.has(it.player!.sessionId)) it.end('signed-out')
      blocks = await readBlocks(db, all)
    }
    const now = clock.now()
    const come = all.filter(it => it.heard === undefined)
    const moved = new Map<string, number>()
    for (const channel of new Set(come.map(it => it.channel!)))
      moved.set(channel, await findMoved(db, channel))
    for (const it of come) it.say(utf8.encode(greet(it, moved.get(it.channel!)!)), now)
    const after = new Map<string, number>()
    for (const { channel, heard } of all)
      after.set(channel!, Math.min(heard!, after.get(channel!) ?? Infinity))
    const rows = await listMoved(
      db,
      [...after].map(([channel, from]) => ({ channel, after: from })),
      MOST_MISSED,
    )
    const newest = new Map(rows.map(row => [row.channel, row.moved]))
    const textFor = makeTexts(rows)
    const inOneGo = Math.max(IN_ONE_GO, Math.ceil(all.length / GOES))
    let said = 0
    for (const it of all) {
      const last = newest.get(it.channel!) ?? 0
      const bytes = last > it.heard! ? textFor(it, blocks.get(it.player!.playerId)) : utf8.encode('')
      it.heard = Math.max(last, it.heard!)
      if (bytes.length > 0) it.say(bytes, now)
      else if (Math.abs(now - it.spokeAt) >= SILENCE) it.say(utf8.encode(HEARTBEAT), now)
      else continue
      if (++said % inOneGo === 0) await pause(APART)
    }
  }
}
