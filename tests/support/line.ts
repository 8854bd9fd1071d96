// A connection to PostgreSQL that a test cuts at a chosen moment.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** ReadyForQuery outside a transaction: the work is committed. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

interface Cut {
  part: Buffer
  when: 'unheard' | 'unanswered'
  left: number
}

export interface Line {
  /** The database's address through this line. */
  url: string
  /**
   * Cuts a connection that sends `part` (a value, a key): `unheard` before the server gets it, `unanswered`
   * after the commit but before the answer comes through.
   */
  cut(part: string, when: Cut['when'], times?: number): void
  /** From now on nothing comes back from the server, and no connection ends. */
  fallSilent(): void
  close(): Promise<void>
}

export const layLine = async (to: string): Promise<Line> => {
  const { port, hostname } = new URL(to)
  const open = new Set<Socket>()
  let cuts: Cut[] = []
  let silent = false

  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    let doomed = false
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    near.on('data', bytes => {
      const cut = doomed ? undefined : cuts.find(it => bytes.includes(it.part))
      if (cut) {
        cut.left--
        cuts = cuts.filter(it => it.left > 0)
        if (cut.when === 'unheard') return end()
        doomed = true
      }
      far.write(bytes)
    })
    far.on('data', bytes => {
      if (doomed && bytes.includes(READY)) return end()
      if (!silent) near.write(bytes)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const near = new URL(to)
  near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: near.toString(),
    cut: (part, when, times = 1) => void cuts.push({ part: Buffer.from(part), when, left: times }),
    fallSilent: () => void (silent = true),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
