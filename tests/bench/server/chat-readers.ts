// Many readers of one channel, in a process of their own: when each got which message, and in what order.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setPriority } from 'node:os'
import { liveChannel } from '#src/contract/chats/chats.ts'
import { quantile } from './figures.ts'
import { bytesOf } from './load.ts'

interface Asked {
  ports: number[]
  tokens: string[]
  channel: string
}

export interface Heard {
  /** One for each message at each reader it reached. */
  delivered: number
  missing: number
  twice: number
  disorder: number
  /** ms from when a message was due to be sent until a reader had it. */
  p50: number
  p95: number
  worst: number
}

export interface Readers {
  /** @param dueAt when each message was due, by the number in its text, in ms since 1970; undefined if it was not sent */
  heard(dueAt: (number | undefined)[]): Promise<Heard>
  stop(): Promise<void>
}

/** @returns once every reader has been greeted */
export const startReaders = async (asked: Asked): Promise<Readers> => {
  const child = fork(process.argv[1]!, ['--serve=readers', 'none'])
  child.send(asked)
  await once(child, 'message')
  return {
    heard: async dueAt => {
      child.send({ dueAt: dueAt.map(it => it ?? 0) })
      return ((await once(child, 'message')) as [Heard])[0]
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

const MESSAGE = /"number":(\d+)[^\n]*?"text":"goal (\d+)"/g

interface Reader {
  /** When each message came, in ms, by the number in its text. */
  at: Map<number, number>
  last: number
  twice: number
  disorder: number
}

const read = ({ ports, tokens, channel }: Asked, nth: number): Promise<Reader> =>
  new Promise((resolve, reject) => {
    const reader: Reader = { at: new Map(), last: 0, twice: 0, disorder: 0 }
    const socket = connect(ports[nth % ports.length]!, '127.0.0.1')
    let kept = ''
    socket.setEncoding('utf8').on('error', reject)
    socket.on('data', (come: unknown) => {
      const now = Date.now()
      const text = kept + String(come)
      const end = text.lastIndexOf('\n\n') + 1
      kept = text.slice(end)
      const whole = text.slice(0, end)
      if (whole.includes('"hello"')) resolve(reader)
      for (const [, number, said] of whole.matchAll(MESSAGE)) {
        if (reader.at.has(Number(said))) reader.twice++
        else reader.at.set(Number(said), now)
        if (Number(number) <= reader.last) reader.disorder++
        reader.last = Number(number)
      }
    })
    const headers = {
      Authorization: `Token ${tokens[nth]}`,
      'X-Forwarded-For': `10.1.${nth >> 8}.${nth & 255}`,
    }
    socket.write(bytesOf({ method: 'GET', path: liveChannel.path.replace(':channel', channel), headers }))
  })

const judge = (readers: readonly Reader[], dueAt: readonly number[]): Heard => {
  const took: number[] = []
  let missing = 0
  for (const [said, due] of dueAt.entries()) {
    if (due === 0) continue
    for (const { at } of readers) {
      const came = at.get(said)
      if (came === undefined) missing++
      else took.push(came - due)
    }
  }
  const sum = (of: (it: Reader) => number) => readers.reduce((all, it) => all + of(it), 0)
  return {
    delivered: took.length,
    missing,
    twice: sum(it => it.twice),
    disorder: sum(it => it.disorder),
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    worst: quantile(took, 1),
  }
}

/** In the child. Phones have processors of their own: here they take what the service leaves. */
export const serveReaders = () => {
  setPriority(10)
  let readers: Reader[] = []
  process.once('disconnect', () => process.exit(0))
  process.on('message', (it: Asked | { dueAt: number[] }) => {
    if ('dueAt' in it) process.send!(judge(readers, it.dueAt))
    else
      void Promise.all(it.tokens.map((_, nth) => read(it, nth))).then(all => {
        readers = all
        process.send!('open')
      })
  })
}
