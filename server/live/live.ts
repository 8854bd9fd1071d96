// Tells open screens what happens. Each node queries once per round for all its streams together, and not at all
// while it has none.
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { figuresOf } from './figures.ts'
import { openListener, type Ending, type Listener } from './listener.ts'
import { makeTelling } from './tell-all.ts'
import { makeTellingChats } from './tell-chats.ts'

const ROUND = 1_000 // ms
/** A writer waits to see the message: a second is long in a conversation. */
const CHAT_ROUND = 500 // ms
/** Concurrent streams. A mobile network puts many phones behind one address. */
const most = { node: 5_000, address: 500, player: 20 }

/** Retry-After in seconds, spread so that they don't all come back at once. */
const PAUSE = 30

interface Opening {
  player: SignedIn | undefined
  address: string
  lastId: string
  /** A chat to read, by a player; undefined for everything else. */
  channel?: string
  cut(): void
}

export interface Live {
  /** @throws Refusal live-full */
  open(asked: Opening): ReadableStream<Uint8Array>
  /** Tells everyone what happened since the last round. */
  round(): Promise<void>
  /** Runs a round every second from here on. */
  start(): void
  /** Ends every stream and opens no more. */
  stop(): Promise<void>
}

export const makeLive = (service: Service): Live => {
  const { jobs, ports, log } = service
  const listeners = new Set<Listener>()
  const tellAll = makeTelling(jobs, ports)
  const tellChats = makeTellingChats(jobs, ports)
  const figures = figuresOf(
    service,
    who => [...listeners].filter(it => (it.player !== undefined) === (who === 'player')).length,
  )
  let refused = 0
  let stopped = false
  const timers: NodeJS.Timeout[] = []
  let underWay: Promise<void> | undefined
  let chatUnderWay: Promise<void> | undefined

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

  const tell = async (all: readonly Listener[], work: (all: readonly Listener[]) => Promise<void>) => {
    if (all.length === 0) return
    const done = figures.rounds.startTimer()
    try {
      await work(all)
    } catch (error) {
      log.error({ err: error }, 'the streams could not be told what happened and are told later')
    }
    done()
  }
  const ofChats = (isChat: boolean) => [...listeners].filter(it => (it.channel !== undefined) === isChat)
  const roundOnce = () => (underWay ??= tell(ofChats(false), tellAll).finally(() => (underWay = undefined)))
  const chatRoundOnce = (thorough: boolean) =>
    (chatUnderWay ??= tell(ofChats(true), all => tellChats(all, thorough)).finally(
      () => (chatUnderWay = undefined),
    ))

  return {
    open: asked => {
      if (isFull(asked)) throw new Refusal('live-full', undefined, PAUSE + (refused++ % PAUSE))
      const listener = openListener({ ...asked, channel: asked.channel, now: ports.clock.now(), onEnd })
      listeners.add(listener)
      return listener.stream
    },
    round: async () => {
      await Promise.all([roundOnce(), chatRoundOnce(true)])
    },
    start: () => {
      if (timers.length > 0) return
      let count = 0
      const chat = () => void chatRoundOnce(count++ % (ROUND / CHAT_ROUND) === 0)
      timers.push(setInterval(() => void roundOnce(), ROUND).unref(), setInterval(chat, CHAT_ROUND).unref())
    },
    stop: async () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all([underWay, chatUnderWay])
      for (const it of listeners) it.end('stopped')
    },
  }
}
