// A test's own PostgreSQL server: a temporary cluster on a free port, stopped and removed at the end.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '#server/db/postgres.ts'

const findPrograms = (): string => {
  if (process.env.POSTGRES_PROGRAMS) return process.env.POSTGRES_PROGRAMS
  const base = '/usr/lib/postgresql'
  const versions = fs.existsSync(base) ? fs.readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map(version => `${base}/${version}/bin`),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ]
  const found = places.find(place =>
    ['initdb', 'pg_ctl', 'pg_receivewal'].every(it => fs.existsSync(path.join(place, it))),
  )
  if (found) return found
  throw new Error(
    'These tests need the programs of PostgreSQL 15 or newer (initdb, pg_ctl): install the package postgresql, or put them in the PATH.',
  )
}

/** PostgreSQL refuses to run as root, so root hands the cluster to an ordinary account. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || Number.NaN)
    const [uid, gid] = [id('-u'), id('-g')]
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.')
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Kept beside the packed embedded database: making a cluster takes a second of processor time, copying it a tenth. */
const KEPT = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** Makes an empty cluster in `data`. @param make runs `initdb` on it */
const layOut = (programs: string, data: string, make: () => void): void => {
  const version = execFileSync(path.join(programs, 'initdb'), ['--version'], { encoding: 'utf8' })
  const kept = path.join(KEPT, `cluster-${version.replace(/\W+/g, '-')}${process.getuid?.()}`)
  if (fs.existsSync(kept)) return void execFileSync('cp', ['-a', kept, data])
  make()
  const draft = `${kept}.${process.pid}`
  fs.mkdirSync(KEPT, { recursive: true })
  execFileSync('cp', ['-a', data, draft])
  try {
    fs.renameSync(draft, kept)
  } catch {
    // Another process was quicker.
    fs.rmSync(draft, { recursive: true })
  }
}

/** Limits so generous that a slow machine turns nobody away. */
export const patient = { wait: 60_000, statement: 60_000, lock: 60_000, still: 60_000 }

export interface TestPostgres {
  url: string
  /** Creates an empty database beside the first and returns its address. */
  another(name: string): Promise<string>
  /** Stops it like a crash; `restart` brings it back. */
  kill(): void
  restart(): void
  stop(): void
  /** The cluster's folder, with room beside its `data`. */
  folder: string
  port: number
  /** Runs a PostgreSQL program in that folder as the cluster's owner. @returns its output */
  run(program: string, ...args: string[]): string
  /** The same, in the background. */
  begin(program: string, ...args: string[]): ChildProcess
}

/** Without what only a durable server needs. */
const HASTY =
  '-c fsync=off -c full_page_writes=off -c autovacuum=off -c wal_level=minimal -c max_wal_senders=0'

/**
 * @param durable false: never waits for the disk, loses everything in a crash, and is reached by its socket, which
 *   takes less processor time than a port
 */
export const startPostgres = async ({ durable = true } = {}): Promise<TestPostgres> => {
  const programs = findPrograms()
  const as = owner()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oriire-pg-'))
  fs.chmodSync(folder, 0o700)
  if (as) fs.chownSync(folder, as.uid, as.gid)
  const data = path.join(folder, 'data')
  let port = await freePort()
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const settings = () =>
    `-p ${port} -k ${folder} -c listen_addresses=${durable ? '127.0.0.1' : "''"} -c max_connections=${durable ? 100 : 300} -c jit=off${durable ? '' : ` ${HASTY}`}`
  const start = () =>
    // Output goes to the log, so the server keeps no pipe of ours open.
    execFileSync(
      path.join(programs, 'pg_ctl'),
      ['start', '-w', '-t', '60', '-D', data, '-l', path.join(folder, 'log'), '-o', settings()],
      { ...as, cwd: folder, stdio: 'ignore' },
    )
  const halt = (mode: string) => run('pg_ctl', 'stop', '-w', '-m', mode, '-D', data)
  layOut(programs, data, () =>
    run('initdb', '-N', '-D', data, '-U', 'oriire', '-A', 'trust', '-E', 'UTF8', '--no-locale'),
  )
  for (let tries = 1; ; tries++)
    try {
      start()
      break
    } catch (error) {
      // Somebody else may have taken the port meanwhile.
      if (tries === 3) throw error
      port = await freePort()
    }
  const address = (name: string) =>
    `postgres://oriire@${durable ? '127.0.0.1' : encodeURIComponent(folder)}:${port}/${name}`
  return {
    url: address('postgres'),
    another: async name => {
      const db = openPostgres(address('postgres'), () => undefined, 1, patient)
      await db.exec(`create database ${name}`).finally(() => db.close())
      return address(name)
    },
    folder,
    port,
    run: (program, ...args) => run(program, ...args).toString(),
    begin: (program, ...args) =>
      spawn(path.join(programs, program), args, { ...as, cwd: folder, stdio: 'ignore' }),
    kill: () => void halt('immediate'),
    restart: start,
    stop: () => {
      try {
        halt('immediate')
      } finally {
        fs.rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
