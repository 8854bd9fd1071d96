// A stream of events as heard by a reader.
import * as v from 'valibot'
import { chatEvent, type ChatEventIn } from '#src/contract/chats/chats.ts'
import { live, liveEvent, type LiveEvent, type LiveEventIn } from '#src/contract/live.ts'
import type { TestService } from './service.ts'

interface Heard {
  id: string | undefined
  /** As on the wire. */
  event: LiveEventIn | ChatEventIn
}

const parse = (block: string): Heard[] => {
  const data = /^data: (.*)$/m.exec(block)?.[1]
  if (data === undefined) return []
  return [{ id: /^id: (.*)$/m.exec(block)?.[1], event: JSON.parse(data) as Heard['event'] }]
}

/** Reads along until closed. */
export const hear = (response: Response) => {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let ended = false
  let taken = 0
  const pump = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
    ended = true
  }
  const pumping = pump()
  const all = (): Heard[] => text.split('\n\n').slice(0, -1).flatMap(parse)
  return {
    response,
    /** What has come since the last call. */
    events: async (): Promise<Heard[]> => {
      // Whatever was written before this call is read within this turn.
      await new Promise(setImmediate)
      const events = all().slice(taken)
      taken += events.length
      for (const { event } of events) v.parse(v.union([liveEvent, chatEvent]), event)
      return events
    },
    lastId: () => all().findLast(it => it.id !== undefined)?.id ?? '',
    text: async () => {
      await new Promise(setImmediate)
      return text
    },
    isEnded: async () => {
      await new Promise(setImmediate)
      return ended
    },
    leave: async () => {
      await reader.cancel()
      await pumping
    },
  }
}

export type Hearing = ReturnType<typeof hear>

interface Listening {
  token?: string
  lastId?: string
  address?: string
}

/** Opens a stream on that node; events arrive after the node's next round. */
export const listenTo = async (
  { app }: Pick<TestService, 'app'>,
  { token, lastId, address = '10.9.9.9' }: Listening = {},
): Promise<Hearing> =>
  hear(
    await app.request(live.path, {
      headers: {
        'x-forwarded-for': address,
        ...(token ? { authorization: `Token ${token}` } : {}),
        ...(lastId ? { 'last-event-id': lastId } : {}),
      },
    }),
  )

/** A summary: `drawn IC-20261120-1200`. */
export const short = (heard: readonly Heard[]): string[] =>
  heard.map(({ event }) =>
    'batch' in event
      ? `${event.kind} ${event.batch}`
      : 'draw' in event
        ? `${event.state} ${event.draw}`
        : event.kind,
  )

export type { LiveEvent }
