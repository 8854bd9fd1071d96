// Open screens are told what happens. Each node asks the database once in a round for all its streams together, however
// many they are, and not at all while there is none.
import { Counter, Gauge, Histogram } from 'prom-client'
import type { SignedIn } from '../caller.ts'
import { countTicketsIn, listWalletsOf, type LiveRow } from '../db/queries/live.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { openListener, type Ending, type Listener } from './listener.ts'
import { idOf, makeTail } from './tail.ts'
import { HEARTBEAT, lines, linesOf, linesOfBalances, type Balances } from './words.ts'

const ROUND = 1_000 // ms
/** Below the minute after which proxies and phones' networks let a silent connection go. */
const SILENCE = 25_000 // ms
/** Who is new is told what happened since answers that a screen may still show were made. */
const LATELY = 60_000 // ms

/** Who missed more is told to ask for everything, which is shorter than to tell it one by one. */
const MOST_MISSED = 60

/** Streams at once. Many phones share one address behind a mobile network. */
const most = { node: 5_000, address: 500, player: 20 }

/** Seconds after which they may come again; not all in the same one. */
const PAUSE = 30

interface Opening {
  player: SignedIn | undefined
  address: string
  lastId: string
  cut(): void
}

export interface Live {
  /** @throws Refusal live-full */
  open(asked: Opening): ReadableStream<Uint8Array>
  /** Tells everybody what happened since the last round. */
  round(): Promise<void>
  /** A round each second from here on. */
  start(): void
  /** Ends every stream and opens none any more. */
  stop(): Promise<void>
}

const figuresOf = ({ metrics: { registry } }: Service, count: (who: 'visitor' | 'player') => number) => {
  const registers = [registry]
  const open = new Gauge({
    name: 'live_open',
    help: 'Open streams of this node, by who listens.',
    labelNames: ['who'],
    registers,
    collect: () => (['visitor', 'player'] as const).forEach(who => open.set({ who }, count(who))),
  })
  return {
    ended: new Counter({
      name: 'live_ended_total',
      help: 'Streams that ended, by why.',
      labelNames: ['why'],
      registers,
    }),
    rounds: new Histogram({
      name: 'live_round_seconds',
      help: 'Time to ask for what happened and to tell everybody.',
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
  }
}

const utf8 = new TextEncoder()

/** Where a stream begins: after which row, and whether that is where the other side stopped. */
const beginningOf = ({ lastId }: Listener, rows: readonly LiveRow[], now: number) => {
  const known = rows.findLast(row => idOf(row) === lastId)
  const after = known ?? rows.findLast(row => row.at.getTime() < now - LATELY)
  const missed = rows.length - (after ? rows.indexOf(after) + 1 : 0)
  if (missed > MOST_MISSED) return { after: rows.at(-1), complete: false }
  return { after, complete: known !== undefined || lastId === '' }
}

export const makeLive = (service: Service): Live => {
  const { jobs: db, ports, log } = service
  const listeners = new Set<Listener>()
  const tail = makeTail(db)
  const figures = figuresOf(
    service,
    who => [...listeners].filter(it => (it.player !== undefined) === (who === 'player')).length,
  )
  let refused = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  const isFull = ({ player, address }: Opening): boolean => {
    if (stopped || listeners.size >= most.node) return true
    let [there, own] = [0, 0]
    for (const it of listeners) {
      if (it.address === address) there++
      if (player && it.player?.playerId === player.playerId) own++
    }
    return there >= most.address || own >= most.player
  }

  const onEnd = (listener: Listener, why: Ending) => {
    listeners.delete(listener)
    figures.ended.inc({ why })
  }

  /** The wallets of each open session; those that were asked for and are missing have ended. */
  const walletsOf = async (all: readonly Listener[]) => {
    const sessions = new Set(all.flatMap(it => it.player?.sessionId ?? []))
    const found = new Map<string, Balances>()
    if (sessions.size === 0) return found
    for (const { session, wallet, balance } of await listWalletsOf(db, [...sessions]))
      found.set(session, { ...found.get(session), [wallet]: balance } as Balances)
    return found
  }

  /** How many tickets each player has in the batches that are done, `batch player` by number. */
  const ownTickets = async (all: readonly Listener[], rows: readonly LiveRow[]) => {
    const first = Math.min(...all.map(it => (it.player ? it.heard! : Infinity)))
    const done = rows.filter(it => it.id > first && (it.kind === 'settled' || it.kind === 'refunded'))
    const players = [...new Set(all.flatMap(it => it.player?.playerId ?? []))]
    if (done.length === 0 || players.length === 0) return new Map<string, number>()
    const batches = done.map(it => it.subject)
    const counted = await countTicketsIn(db, batches, players)
    return new Map(counted.map(it => [`${it.batch_id} ${it.player_id}`, it.tickets]))
  }

  const tellAll = async (all: readonly Listener[]) => {
    await tail.read()
    const wallets = await walletsOf(all)
    const rows = tail.rows()
    const now = ports.clock.now()
    const hellos = new Map<Listener, string>()
    for (const it of all) {
      if (it.heard !== undefined) continue
      const { after, complete } = beginningOf(it, rows, now)
      it.heard = after?.id ?? 0
      hellos.set(it, lines({ kind: 'hello', complete }, after && idOf(after)))
    }
    const own = await ownTickets(all, rows)
    /** The same words for all who heard as much and to whom nothing of it belongs. */
    const shared = new Map<number, { missed: readonly LiveRow[]; text: string }>()
    const newsFor = ({ player, heard }: Listener): string => {
      let news = shared.get(heard!)
      if (!news) {
        const missed = rows.filter(row => row.id > heard!)
        shared.set(heard!, (news = { missed, text: missed.map(row => linesOf(row)).join('') }))
      }
      const ticketsIn = (row: LiveRow) => player && own.get(`${row.subject} ${player.playerId}`)
      if (!player || own.size === 0 || !news.missed.some(ticketsIn)) return news.text
      return news.missed.map(row => linesOf(row, ticketsIn(row))).join('')
    }
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

  const round = async () => {
    const all = [...listeners]
    if (all.length === 0) return
    const done = figures.rounds.startTimer()
    try {
      await tellAll(all)
    } catch (error) {
      log.error({ err: error }, 'the streams could not be told what happened and are told later')
    }
    done()
  }
  const roundOnce = () => (underWay ??= round().finally(() => (underWay = undefined)))

  return {
    open: asked => {
      if (isFull(asked)) throw new Refusal('live-full', undefined, PAUSE + (refused++ % PAUSE))
      const listener = openListener({ ...asked, now: ports.clock.now(), onEnd })
      listeners.add(listener)
      return listener.stream
    },
    round: roundOnce,
    start: () => {
      timer ??= setInterval(() => void roundOnce(), ROUND).unref()
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await underWay
      for (const it of listeners) it.end('stopped')
    },
  }
}
