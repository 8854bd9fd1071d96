// One round: what each stream has missed, in as few queries as for a single stream.
import type { Db } from '#server/db/db.ts'
import { countTicketsIn, listWalletsOf, type LiveRow } from '#server/db/queries/alerts/live.ts'
import type { Service } from '#server/service.ts'
import type { Listener } from './listener.ts'
import { idOf, makeTail } from './tail.ts'
import type { Wallets } from '#server/ledger/transfers.ts'
import { HEARTBEAT, lines, linesOf, linesOfBalances } from './words.ts'

/** Under the minute after which proxies and phone networks drop a silent connection. */
const SILENCE = 25_000 // ms
/** New clients also get recent events, which answers on their screen may predate. */
const LATELY = 60_000 // ms

/** Clients that missed more are told to reload everything, which is shorter. */
const MOST_MISSED = 60

const utf8 = new TextEncoder()

/** After which row a stream starts, and whether that is where the client stopped. */
const beginningOf = ({ lastId }: Listener, rows: readonly LiveRow[], now: number) => {
  const known = rows.findLast(row => idOf(row) === lastId)
  const after = known ?? rows.findLast(row => row.at.getTime() < now - LATELY)
  const missed = rows.length - (after ? rows.indexOf(after) + 1 : 0)
  if (missed > MOST_MISSED) return { after: rows.at(-1), complete: false }
  return { after, complete: known !== undefined || lastId === '' }
}

/** Each open session's wallets; sessions missing from the result have ended. */
const walletsOf = async (db: Db, all: readonly Listener[]) => {
  const sessions = new Set(all.flatMap(it => it.player?.sessionId ?? []))
  const found = new Map<string, Wallets>()
  if (sessions.size === 0) return found
  for (const { session, wallet, balance } of await listWalletsOf(db, [...sessions]))
    found.set(session, { ...found.get(session), [wallet]: balance } as Wallets)
  return found
}

/** Each player's ticket count in finished batches, keyed by `batch player`. */
const ownTickets = async (db: Db, all: readonly Listener[], rows: readonly LiveRow[]) => {
  const first = Math.min(...all.map(it => (it.player ? it.heard! : Infinity)))
  const done = rows.filter(it => it.id > first && (it.kind === 'settled' || it.kind === 'refunded'))
  const players = [...new Set(all.flatMap(it => it.player?.playerId ?? []))]
  if (done.length === 0 || players.length === 0) return new Map<string, number>()
  const batches = done.map(it => it.subject)
  const counted = await countTicketsIn(db, batches, players)
  return new Map(counted.map(it => [`${it.batch_id} ${it.player_id}`, it.tickets]))
}

/** Shares one text among streams at the same position whose players have no tickets in it. */
const makeNews = (rows: readonly LiveRow[], own: ReadonlyMap<string, number>) => {
  const shared = new Map<number, { missed: readonly LiveRow[]; text: string }>()
  return ({ player, heard }: Listener): string => {
    let news = shared.get(heard!)
    if (!news) {
      const missed = rows.filter(row => row.id > heard!)
      shared.set(heard!, (news = { missed, text: missed.map(row => linesOf(row)).join('') }))
    }
    const ticketsIn = (row: LiveRow) => player && own.get(`${row.subject} ${player.playerId}`)
    if (!player || own.size === 0 || !news.missed.some(ticketsIn)) return news.text
    return news.missed.map(row => linesOf(row, ticketsIn(row))).join('')
  }
}

/** @param db for background work */
export const makeTelling = (db: Db, { clock }: Service['ports']) => {
  const tail = makeTail(db)
  return async (all: readonly Listener[]): Promise<void> => {
    await tail.read()
    const wallets = await walletsOf(db, all)
    const rows = tail.rows()
    const now = clock.now()
    const hellos = new Map<Listener, string>()
    for (const it of all) {
      if (it.heard !== undefined) continue
      const { after, complete } = beginningOf(it, rows, now)
      it.heard = after?.id ?? 0
      hellos.set(it, lines({ kind: 'hello', complete }, after && idOf(after)))
    }
    const own = await ownTickets(db, all, rows).catch(error => {
      for (const it of hellos.keys()) it.heard = undefined
      throw error
    })
    const newsFor = makeNews(rows, own)
    const newest = rows.at(-1)?.id ?? 0
    for (const it of all) {
      const balances = it.player && wallets.get(it.player.sessionId)
      if (it.player && !balances) {
        it.end('signed-out')
        continue
      }
      const changed = balances ? linesOfBalances(balances) : ''
      const news = newest > it.heard! ? newsFor(it) : ''
      const text = `${hellos.get(it) ?? ''}${news}${changed === it.balances ? '' : changed}`
      it.heard = newest
      it.balances = changed
      if (text) it.say(utf8.encode(text), now)
      else if (Math.abs(now - it.spokeAt) >= SILENCE) it.say(utf8.encode(HEARTBEAT), now)
    }
  }
}
