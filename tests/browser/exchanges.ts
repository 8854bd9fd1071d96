// What a browser and the service say to each other, held against the document that the service serves.
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
  // A stream that was cut ends anywhere: only whole events count.
  const whole = body.slice(0, body.lastIndexOf('\n\n') + 1)
  return [...whole.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => readJson(data!))
}

/** Calls back when everything has been written. An answer that was cut is none, but for a stream. */
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

/** @returns what puts itself before the service, and the faults that it has met since it was asked last */
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
