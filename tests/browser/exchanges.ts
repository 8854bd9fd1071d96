// Checks what browser and service say to each other against the service's own API document.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { checkerOf, type Document, type Exchange } from '../support/document.ts'

const TOLD = /^\/(api\/|healthz|readyz|metrics|sandbox\/messages)/

interface Env {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const answersOf = (type: string, body: string): unknown[] => {
  if (!type.startsWith('text/event-stream')) return body ? [readJson(body)] : []
  // A cut stream can end anywhere: only whole events count.
  const whole = body.slice(0, body.lastIndexOf('\n\n') + 1)
  return [...whole.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => readJson(data!))
}

/** Calls back once everything is written. A cut answer does not count, unless it is a stream. */
const hearAnswer = (
  outgoing: ServerResponse,
  then: (answer: Pick<Exchange, 'status' | 'type' | 'refusal' | 'answers'>) => void,
): void => {
  const chunks: Buffer[] = []
  const headers = new Headers()
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const { writeHead, write, end } = outgoing
  type Any = (...given: unknown[]) => never
  outgoing.writeHead = ((...given: unknown[]) => {
    const named = given.at(-1)
    const flat = Array.isArray(named) ? (named as string[]) : Object.entries(named ?? {}).flat()
    for (let at = 0; at + 1 < flat.length; at += 2) headers.set(String(flat[at]), String(flat[at + 1]))
    return (writeHead as Any).apply(outgoing, given)
  }) as typeof writeHead
  outgoing.write = ((...given: unknown[]) => {
    keep(given[0], given[1])
    return (write as Any).apply(outgoing, given)
  }) as typeof write
  outgoing.end = ((...given: unknown[]) => {
    keep(given[0], given[1])
    return (end as Any).apply(outgoing, given)
  }) as typeof end
  outgoing.once('close', () => {
    const type = headers.get('content-type') ?? ''
    if (!outgoing.writableFinished && !type.startsWith('text/event-stream')) return
    const answers = answersOf(type, Buffer.concat(chunks).toString())
    then({ status: outgoing.statusCode, type, refusal: headers.get('x-refusal') ?? '', answers })
  })
}

/** @returns a wrapper to put in front of the service, and the faults seen since last asked */
export const watchExchanges = (document: Document) => {
  const check = checkerOf(document)
  const met = new Set<string>()
  const watch = (request: Request, { outgoing }: Env): void => {
    const { pathname, search } = new URL(request.url)
    if (!TOLD.test(pathname)) return
    const sentType = request.headers.get('content-type') ?? ''
    const isJson = sentType.startsWith('application/json')
    const sent =
      request.method !== 'GET' && isJson
        ? request
            .clone()
            .text()
            .catch(() => '')
        : undefined
    hearAnswer(outgoing, answer => {
      const told = async () => {
        const body = sent && readJson(await sent)
        const question = sent ? { sent: body, sentType } : {}
        const url = pathname + search
        for (const fault of check({ method: request.method, url, ...question, ...answer })) met.add(fault)
      }
      void told()
    })
  }
  const faults = (): string[] => {
    const all = [...met]
    met.clear()
    return all
  }
  return { watch, faults }
}
