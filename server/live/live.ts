// Tells open screens what happens. Each node queries once per round for all its streams together, and not at all
// while it has none.
import type { SignedIn } from '#server/db/queries/accounts/sessions.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { figuresOf } from './figures.ts'
import { openListener, type Ending, type Listener } from './listener.ts'
import { makeTelling } from './tell-all.ts'

const ROUND = 1_000 // ms
/** Concurrent streams. A mobile network puts many phones behind one address. */
const most = { node: 5_000, address: 500, player: 20 }

/** Retry-After in seconds, spread so that they don't all come back at once. */
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
