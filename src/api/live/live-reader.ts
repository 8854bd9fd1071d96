// Reads a stream of events. By fetch, not by EventSource: the token goes into a header, never into an address.
import { ofetch } from 'ofetch'
import * as v from 'valibot'
import { live, liveEvent, type LiveEvent } from '#src/contract/live.ts'
import { authHeader } from '../session/token.ts'

/** The service says something every 25 seconds; after so long without a word the connection is dead. */
const SILENCE = 60_000 // ms

export interface Heard {
  /** '' for an event that nobody goes on from. */
  id: string
  event: LiveEvent
}

interface Reading {
  lastId: string
  signal: AbortSignal
  onHeard(heard: Heard): void
  /** ms; shorter in tests */
  silence?: number
}

/** A stream that did not begin. */
export class NotLive extends Error {
  constructor(
    /** 0 where no answer came. */
    readonly status: number,
    /** ms after which to come again; 0 where nothing was said. */
    readonly wait: number,
  ) {
    super(`The stream did not begin (${status})`)
  }
}

/** What this version does not know is left out: a newer service may tell of more. */
const parse = (block: string): Heard | undefined => {
  const data = /^data: (.*)$/m.exec(block)?.[1]
  if (data === undefined) return undefined
  try {
    const read = v.safeParse(liveEvent, JSON.parse(data))
    return read.success ? { id: /^id: (.*)$/m.exec(block)?.[1] ?? '', event: read.output } : undefined
  } catch {
    return undefined
  }
}

const begin = async (lastId: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const response = await ofetch
    .raw<ReadableStream<Uint8Array>, 'stream'>(live.path, {
      headers: {
        Accept: 'text/event-stream',
        ...authHeader(),
        ...(lastId ? { 'Last-Event-ID': lastId } : {}),
      },
      responseType: 'stream',
      ignoreResponseError: true,
      retry: false,
      cache: 'no-store',
      signal,
    })
    .catch(() => {
      throw new NotLive(0, 0)
    })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.ok || !isStream || !response._data) {
    await response._data?.cancel().catch(() => undefined)
    throw new NotLive(response.status, 1_000 * (Number(response.headers.get('retry-after')) || 0))
  }
  return response._data
}

/**
 * Resolves when the service has ended the stream.
 * @throws NotLive where it did not begin; Error where it broke or was given up
 */
export const readLive = async ({ lastId, signal, onHeard, silence = SILENCE }: Reading): Promise<void> => {
  const reading = new AbortController()
  const giveUp = () => reading.abort()
  signal.addEventListener('abort', giveUp)
  if (signal.aborted) giveUp()
  let timer = setTimeout(giveUp, silence)
  try {
    const reader = (await begin(lastId, reading.signal)).getReader()
    reading.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (reading.signal.aborted) throw new Error('The stream was given up')
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(giveUp, silence)
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
      text = blocks.pop()!
      for (const heard of blocks.flatMap(block => parse(block) ?? [])) onHeard(heard)
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
