// A server in its own process, so its CPU time is its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'

interface Ask {
  what: 'cpu' | 'stop' | 'tell'
  message?: unknown
}

export interface Serving {
  port: number
  pid: number
  /** Microseconds of CPU the process has used so far. */
  cpu(): Promise<number>
  /** Sends it any message it listens for. */
  tell(message: unknown): Promise<void>
  stop(): Promise<void>
}

/** Starts this program again as one of its parts; see `serveAs`. */
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

/** In the child: reports where it listens and answers requests. */
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
  // A stopped benchmark leaves no server behind.
  process.once('disconnect', () => process.exit(0))
  process.send!({ port })
}

/** The part this process was started as, and its database; undefined in the main program. */
export const partOf = (): { part: string; database: string } | undefined => {
  const part = process.argv.find(it => it.startsWith('--serve='))?.slice('--serve='.length)
  return part ? { part, database: process.argv.at(-1)! } : undefined
}
