// A server in a process of its own, so that its CPU time is its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'

interface Ask {
  what: 'cpu' | 'stop' | 'tell'
  message?: unknown
}

export interface Serving {
  port: number
  pid: number
  /** Microseconds of CPU that the process has used so far. */
  cpu(): Promise<number>
  /** Hands it something, whatever it is that it listens for. */
  tell(message: unknown): Promise<void>
  stop(): Promise<void>
}

/** Starts the same program again in a part of its own; see `serveAs`. */
export const startServing = async (
  part: string,
  database: string,
  flags: string[] = [],
): Promise<Serving> => {
  const child = fork(process.argv[1]!, [`--serve=${part}`, database], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: flags,
  })
  child.once('exit', code => {
    if (code === 0) return
    console.error(`The part ${part} has ended with ${code}`)
    process.exit(1)
  })
  const answer = async (ask: Ask): Promise<{ value: number }> => {
    child.send(ask)
    const [message] = await once(child, 'message')
    return message as { value: number }
  }
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    pid: child.pid!,
    cpu: async () => (await answer({ what: 'cpu' })).value,
    tell: async message => void (await answer({ what: 'tell', message })),
    stop: async () => {
      child.send({ what: 'stop' } satisfies Ask)
      await once(child, 'exit')
    },
  }
}

/** In the child: says where it listens and answers what it is asked. */
export const serveAs = (
  port: number,
  hear: (message: unknown) => void,
  stop: () => Promise<unknown>,
): void => {
  process.on('message', ({ what, message }: Ask) => {
    if (what === 'tell') hear(message)
    const { user, system } = process.cpuUsage()
    if (what === 'stop') void stop().then(() => process.exit(0))
    else process.send!({ value: user + system })
  })
  // A benchmark that was stopped leaves no server behind.
  process.once('disconnect', () => process.exit(0))
  process.send!({ port })
}

/** The part that this process was started for, and its database; undefined in the program itself. */
export const partOf = (): { part: string; database: string } | undefined => {
  const part = process.argv.find(it => it.startsWith('--serve='))?.slice('--serve='.length)
  return part ? { part, database: process.argv.at(-1)! } : undefined
}
