// Our own load generator: keep-alive sockets, one request at a time on each, minimal work per answer.
import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = Buffer.from('\r\nContent-Length: ')
const SMALL_LENGTH = Buffer.from('\r\ncontent-length: ')
const ZERO = 48 // the digit in ASCII

const lengthIn = (bytes: Buffer): number => {
  const at = bytes.indexOf(LENGTH)
  return at < 0 ? bytes.indexOf(SMALL_LENGTH) : at
}

/** Stops at the first non-digit. */
const numberAt = (bytes: Buffer, from: number): number => {
  let value = 0
  for (let at = from; bytes[at]! >= ZERO && bytes[at]! <= ZERO + 9; at++)
    value = 10 * value + bytes[at]! - ZERO
  return value
}

export interface Asked {
  method: string
  /** Path and query. */
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** A request as bytes. */
export const bytesOf = ({ method, path, headers = {}, body }: Asked): Buffer => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    Host: '127.0.0.1',
    Accept: 'application/json',
    ...headers,
    ...(text
      ? { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }
      : {}),
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
}

interface Answer {
  status: number
  /** Parsed on demand: a benchmark's answer has a kilobyte of headers. */
  readonly head: string
  body: Buffer
  /** By lower-case name, without the body's length. */
  readonly headers: Record<string, string>
}

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
      .filter(([name]) => !['content-length', 'connection', 'keep-alive'].includes(name!)),
  ) as Record<string, string>

const NOTHING = Buffer.alloc(0)

class Connection {
  #kept: Buffer = NOTHING
  #answered: ((answer: Answer) => void) | undefined
  #failed: ((error: Error) => void) | undefined
  constructor(readonly socket: Socket) {
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    socket.on('error', error => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('the server closed the connection')))
  }
  #read(chunk: Buffer): void {
    this.#kept = this.#kept.length > 0 ? Buffer.concat([this.#kept, chunk]) : chunk
    const end = this.#kept.indexOf(HEAD_END)
    if (end < 0) return
    const status = numberAt(this.#kept, 9)
    const lengthAt = status === 304 ? -1 : lengthIn(this.#kept)
    if (status !== 304 && (lengthAt < 0 || lengthAt > end))
      return this.#failed?.(new Error(`an answer without a length: ${this.#kept.toString('latin1', 0, end)}`))
    const whole = end + 4 + (lengthAt < 0 ? 0 : numberAt(this.#kept, lengthAt + LENGTH.length))
    const bytes = this.#kept
    if (bytes.length < whole) return
    this.#kept = bytes.length === whole ? NOTHING : bytes.subarray(whole)
    this.#answered?.({
      status,
      get head() {
        return bytes.toString('latin1', 0, end)
      },
      body: bytes.subarray(end + 4, whole),
      get headers() {
        return headersOf(bytes.toString('latin1', 0, end))
      },
    })
  }
  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
      if (this.socket.destroyed) return reject(new Error('the server has closed the connection'))
      this.socket.write(request)
    })
  }
}

export type Ask = (request: Buffer) => Promise<Answer>

export interface Load {
  /** A single request. */
  ask: Ask
  /** All of them over all connections. @throws Error if an answer has another status */
  run(requests: readonly Buffer[], status: number): Promise<void>
  /** Runs the n-th of that many on a connection, as soon as one is free. @returns seconds, and ms for each */
  work(
    count: number,
    one: (ask: Ask, n: number) => Promise<void>,
  ): Promise<{ seconds: number; took: number[] }>
  close(): void
}

export const openLoad = async (port: number, connections: number): Promise<Load> => {
  const open = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1')
      await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
      return new Connection(socket)
    }),
  )
  const work: Load['work'] = async (count, one) => {
    const took: number[] = []
    let next = 0
    const began = performance.now()
    await Promise.all(
      open.map(async connection => {
        const ask: Ask = request => connection.ask(request)
        for (let n = next++; n < count; n = next++) {
          const asked = performance.now()
          await one(ask, n)
          took.push(performance.now() - asked)
        }
      }),
    )
    return { seconds: (performance.now() - began) / 1000, took }
  }
  return {
    ask: request => open[0]!.ask(request),
    run: async (requests, status) => {
      await work(requests.length, async (ask, n) => {
        const answer = await ask(requests[n]!)
        if (answer.status !== status)
          throw new Error(`${requests[n]!.toString()}\n\n${answer.head}\n\n${answer.body.toString()}`)
      })
    },
    work,
    close: () => open.forEach(({ socket }) => socket.removeAllListeners('close').destroy()),
  }
}
