// PostgreSQL by URL: any number of nodes may share it.
import { Pool, types as parsers, type PoolClient, type PoolConfig } from 'pg'
import { again, isLost, isOldPlan } from './again.ts'
import type { Db, Tx } from './db.ts'
import { askedBy } from './sql.ts'
import { OID, readInt8 } from './types.ts'

// On 2 cores, 64 connections cost twice the server time of 4.
const CONNECTIONS = 4

/** In ms; anything slower is cut off and fails. */
interface Limits {
  /** Join methods the planner may consider besides index lookups. */
  scans: 'on' | 'off'
  /** For a free connection, or to open a new one. */
  wait: number
  statement: number
  lock: number
  /** Idle in a transaction: a node that froze in mid-purchase must not delay sealing its batch. */
  still: number
  /** Whether commits wait for the disk; if not, a server crash loses the last half second. */
  synced: 'on' | 'off'
}

/**
 * Players give up sooner. Plans are cached: one made while a table was empty must not keep scanning it once it is full.
 */
const forPlayers: Limits = {
  scans: 'off',
  wait: 3_000,
  statement: 8_000,
  lock: 5_000,
  still: 15_000,
  synced: 'on',
}
/** Nobody waits for these, and settling millions of tickets takes time. */
export const forJobs: Limits = {
  scans: 'on',
  wait: 15_000,
  statement: 300_000,
  lock: 30_000,
  still: 15_000,
  synced: 'on',
}
/**
 * Alerts move no money. Whatever a crashed server forgets is sent again, and the device replaces the first copy. So a
 * draw's reminders never make purchases wait for the disk.
 */
export const forAlerts: Limits = { ...forJobs, synced: 'off' }
/** Checking a whole ledger of many years. */
export const forChecks: Limits = { ...forJobs, statement: 7_200_000 }
const SCANS = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
/** ms beyond the server's own limit: only a completely silent server is given up on here. */
const SILENT = 2_000

/** Statements with a named, cached plan; any beyond this go unnamed. */
const NAMED = 400

const readBytes = (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))
const readInt8s = (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(readInt8))

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === OID.bytea) return readBytes
    if (oid === OID.int8) return readInt8
    if (oid === OID.int8Array) return readInt8s
    if (oid === OID.date) return (text: string) => text
    return parsers.getTypeParser(oid, format)
  },
}

type NameOf = (sql: string) => string | undefined

const nameStatements = (): NameOf => {
  const names = new Map<string, string>()
  return sql => {
    const known = names.get(sql)
    if (known || names.size >= NAMED) return known
    const name = `q${names.size}`
    names.set(sql, name)
    return name
  }
}

/** Set only to turn it off; otherwise the server's own setting applies. */
const syncing = ({ synced }: Limits) => (synced === 'off' ? ['synchronous_commit=off'] : [])

interface Statement {
  name?: string
  text: string
  values?: unknown[]
}

interface Asks {
  query(statement: Statement): Promise<{ rows: unknown[] }>
}

const txOn = (client: Asks, nameOf: NameOf): Tx => ({
  ...askedBy(async (text, params) => {
    const name = nameOf(text)
    return (await client.query({ ...(name ? { name } : {}), text, values: params as unknown[] })).rows
  }),
  exec: async sql => void (await client.query({ text: sql })),
})

/** The connection is no longer usable. */
const isSpent = (error: unknown): boolean =>
  isLost(error) || isOldPlan(error) || (error instanceof Error && error.message === 'Query read timeout')

/** @returns true if even that fails */
const rollBack = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => false,
    () => true,
  )

/** @param onLost called when a connection breaks; the next statement opens a new one */
export const openPostgres = (
  url: string,
  onLost: (error: Error) => void,
  connections = CONNECTIONS,
  given: Partial<Limits> = {},
): Db => {
  const limits = { ...forPlayers, ...given }
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: limits.wait,
    statement_timeout: limits.statement,
    query_timeout: limits.statement + SILENT,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.still,
    // JIT-compiling takes longer than most of our statements run.
    options: ['jit=off', ...SCANS.map(name => `${name}=${limits.scans}`), ...syncing(limits)]
      .map(it => `-c ${it}`)
      .join(' '),
    keepAlive: true,
    application_name: 'oriire',
  } as PoolConfig)
  const nameOf = nameStatements()
  pool.on('error', onLost)
  // A connection that breaks during a transaction also emits an event; unhandled, it would end the process.
  pool.on('connect', client => client.on('error', onLost))

  /** The pool's own `query` drops the connection after any error, even one that only rejects a row. */
  const query = async (statement: Statement) => {
    const client = await pool.connect()
    let spent = false
    try {
      return await client.query(statement)
    } catch (error) {
      spent = isSpent(error)
      throw error
    } finally {
      client.release(spent)
    }
  }

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let spent = false
    try {
      await client.query('begin')
      const result = await work(txOn(client, nameOf))
      await client.query('commit')
      return result
    } catch (error) {
      spent = isSpent(error) || (await rollBack(client))
      throw error
    } finally {
      client.release(spent)
    }
  }
  return {
    kind: 'postgres',
    ...txOn({ query: statement => again(() => query(statement)) }, nameOf),
    tx: work => again(() => transaction(work)),
    close: () => pool.end(),
  }
}
