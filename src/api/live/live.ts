// Keeps this browser's screens up to date: one stream for all windows, read by one of them and passed to the
// others. None while no window is visible, or when saving data.
import { subscribe } from 'valtio/vanilla'
import { brand } from '#src/brand.ts'
import type { LiveEvent } from '#src/model/live.ts'
import { getUser } from '#src/contract/user.ts'
import { LOW_DATA_CHANGED, readLowData } from '#src/lib/low-data.ts'
import { request } from '../client.ts'
import { keepStream, waitFor } from './live-stream.ts'
import { makeNews } from './live-news.ts'
import { setLive } from './live-open.ts'
import { NotLive, readLive, type Heard } from './live-reader.ts'
import { queryClient } from '../cache/query-client.ts'
import { session, sessionReady } from '../session/session.ts'

const NAME = `${brand.storagePrefix}LIVE`

/** What the reading window tells the others. */
type Passed =
  | { heard: Heard; whose: string | undefined }
  /** Whether the stream is open, how far it has been read, and when anything was last heard, ms. */
  | { open: boolean; lastId: string; heardAt: number }
  | { poll: true }
  /** From a window that opened or became visible: is the stream open? */
  | { ask: true }

const pass = (channel: BroadcastChannel | undefined, message: Passed) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage(message)

const whose = () => session.user?.phoneNumber

/** Private to a player who is no longer signed in here. */
const isStrange = ({ event }: Heard, player: string | undefined) =>
  (event.kind === 'balance' || 'tickets' in event) && player !== whose()

const news = makeNews(queryClient, (ms, work) => void setTimeout(work, ms), Math.random)
let lastId = ''
let heardAt = 0
/** The balances last heard, for windows that ask later: the event has no id to resume from. */
let money: Extract<Passed, { heard: Heard }> | undefined

const hearers = new Set<(event: LiveEvent) => void>()

/** Passes on the events this window hears, for data that is in no query. */
export const onLive = (hear: (event: LiveEvent) => void): void => {
  hearers.add(hear)
}

const take = (heard: Heard, player: string | undefined) => {
  if (isStrange(heard, player)) return
  if (heard.id) lastId = heard.id
  if (heard.event.kind === 'balance') money = { heard, whose: player }
  else if (heard.event.kind !== 'hello') heardAt = Date.now()
  news.hear(heard.event)
  for (const hear of hearers) hear(heard.event)
}

/** Reads the stream and passes it on until the signal is aborted. */
const lead = async (channel: BroadcastChannel | undefined, signal: AbortSignal) => {
  let isOpen = false
  const tell = (message: Passed) => pass(channel, message)
  const say = (open: boolean) => {
    isOpen = open
    setLive(open)
    tell({ open, lastId, heardAt })
  }
  const answer = ({ data }: MessageEvent<Passed>) => {
    if (!('ask' in data)) return
    tell({ open: isOpen, lastId, heardAt })
    if (isOpen && money) tell(money)
  }
  channel?.addEventListener('message', answer)
  const read = async (onOpen: () => void) => {
    const player = whose()
    money = undefined
    try {
      await readLive({
        lastId,
        signal,
        onHeard: heard => {
          if (signal.aborted) return
          if (heard.event.kind === 'hello') onOpen()
          take(heard, player)
          tell({ heard, whose: player })
        },
      })
    } catch (error) {
      // The session may have ended: a normal request finds out, and signs out here.
      if (error instanceof NotLive && error.status === 401) await request(getUser).catch(() => undefined)
      throw error
    }
  }
  await keepStream({
    read,
    wait: waitFor(signal),
    random: Math.random,
    signal,
    onOpen: () => say(true),
    onLost: () => say(false),
    poll: () => {
      if (!navigator.onLine) return
      news.askAll()
      tell({ poll: true })
    },
  })
  channel?.removeEventListener('message', answer)
  say(false)
}

/** Listens to the window that reads, until its own turn to read comes. */
const follow = async (signal: AbortSignal, isBack: boolean) => {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : undefined
  /** ms; what other windows heard since then is not on this one's screen. */
  let knowsUntil = isBack ? -1 : performance.timeOrigin
  const listen = ({ data }: MessageEvent<Passed>) => {
    if ('heard' in data) take(data.heard, data.whose)
    if ('poll' in data) news.askAll()
    if ('open' in data) {
      setLive(data.open)
      // Another window read events before this one was listening; one of an older version does not say when.
      if (!(data.heardAt <= knowsUntil)) news.askAll()
      knowsUntil = Number.POSITIVE_INFINITY
      lastId = data.lastId
    }
  }
  channel?.addEventListener('message', listen)
  pass(channel, { ask: true })
  const begin = async () => {
    channel?.removeEventListener('message', listen)
    await lead(channel, signal)
  }
  try {
    if (navigator.locks) await navigator.locks.request(NAME, { signal }, begin)
    else await begin()
  } catch (error) {
    // Aborted before this window's turn came.
    if (!signal.aborted) throw error
  } finally {
    channel?.close()
    setLive(false)
  }
}

const isWanted = () => document.visibilityState === 'visible' && !readLowData()

/** Call once. From then on, streams whenever this window is visible and not saving data. */
export const startLive = async (): Promise<void> => {
  await sessionReady()
  let stop: AbortController | undefined
  let hasRun = false
  let was = whose()
  const settle = () => {
    if (!isWanted()) {
      stop?.abort()
      stop = undefined
    } else if (!stop) {
      stop = new AbortController()
      follow(stop.signal, hasRun).catch(error => console.warn('Screens are not kept up to date', error))
      hasRun = true
    }
  }
  const again = () => {
    stop?.abort()
    stop = undefined
    settle()
  }
  document.addEventListener('visibilitychange', settle)
  addEventListener(LOW_DATA_CHANGED, settle)
  // Another window may have toggled it.
  addEventListener('storage', settle)
  // Another player gets other events; after a change of number the player's own would count as a stranger's.
  subscribe(session, () => {
    if (whose() === was) return
    was = whose()
    again()
  })
  settle()
}
