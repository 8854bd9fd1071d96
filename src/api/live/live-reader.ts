// Reads a stream of events. With fetch rather than EventSource, so the token goes into a header, never into
// an address.
import { ofetch } from 'ofetch'
import * as v from 'valibot'
import { live, liveEvent } from '#src/contract/live.ts'
import type { LiveEvent } from '#src/model/live.ts'
import { toWords, type Read } from '#src/model/words.ts'
import { authHeader } from '../session/token.ts'

/** The service sends something every 25 seconds; after this much silence the connection is dead. */
const SILENCE = 60_000 // ms

export interface Heard<Event = LiveEvent> {
  /** '' if the stream cannot be resumed from this event. */
  id: string
  event: Event
}

interface Reading<Event = LiveEvent> {
  lastId: string
  signal: AbortSignal
  onHeard(heard: Heard<Event>): void
  /** ms; shorter in tests */
  silence?: number
}

/** A stream that did not start. */
export class NotLive extends Error {
  constructor(
    /** 0 if no answer came. */
    readonly status: number,
    /** ms before retrying; 0 if the service did not say. */
    readonly wait: number,
  ) {
    super(`The stream did not begin (${status})`)
  }
}

/** Skips events this version does not know: a newer service may send more kinds. */
const parse = <Schema extends v.GenericSchema>(
  block: string,
  schema: Schema,
): Heard<Read<Schema>> | undefined => {
  const data = /^data: (.*)$/m.exec(block)?.[1]
  if (data === undefined) return undefined
  try {
    const read = v.safeParse(schema, JSON.parse(data))
    return read.success
      ? { id: /^id: (.*)$/m.exec(block)?.[1] ?? '', event: toWords(read.output) }
      : undefined
  } catch {
    return undefined
  }
}

const begin = async (
  path: string,
  lastId: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const response = await ofetch
    .raw<ReadableStream<Uint8Array>, 'stream'>(path, {
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
 * @throws NotLive if it did not start; Error if it broke or was given up
 */
export const readStream = async <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { lastId, signal, onHeard, silence = SILENCE }: Reading<Read<Schema>>,
): Promise<void> => {
  const reading = new AbortController()
  const giveUp = () => reading.abort()
  signal.addEventListener('abort', giveUp)
  if (signal.aborted) giveUp()
  let timer = setTimeout(giveUp, silence)
  try {
    const reader = (await begin(path, lastId, reading.signal)).getReader()
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
      for (const heard of blocks.flatMap(block => parse(block, schema) ?? [])) onHeard(heard)
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

export const readLive = (reading: Reading): Promise<void> => readStream(live.path, liveEvent, reading)
