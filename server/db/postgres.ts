// A PostgreSQL server by its address: any number of nodes may share it.
import { Pool, types as parsers, type PoolConfig } from 'pg'
import { again } from './again.ts'
import type { Db, Tx } from './db.ts'
import { OID, readInt8 } from './types.ts'

// 64 connections on 2 cores cost twice the server time of 4.
const CONNECTIONS = 4
/** ms that a transaction may stand still: a node that froze in a purchase must not hold up the sealing of its batch. */
const STILL = 15_000
/** Statements keep their plan under a name; a text beyond this many goes unnamed. */
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

const names = new Map<string, string>()
const nameOf = (sql: string): string | undefined => {
  const known = names.get(sql)
  if (known || names.size >= NAMED) return known
  const name = `q${names.size}`
  names.set(sql, name)
  return name
}

interface Asks {
  query(config: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
  query(text: string): Promise<unknown>
}

const txOn = (client: Asks): Tx => {
  const many = async <Row>(sql: string, params: readonly unknown[] = []) => {
    const name = nameOf(sql)
    const result = await client.query({ ...(name ? { name } : {}), text: sql, values: params as unknown[] })
    return result.rows as Row[]
  }
  return {
    many,
    one: async <Row>(sql: string, params?: readonly unknown[]) => (await many<Row>(sql, params))[0],
    exec: async sql => void (await client.query(sql)),
  }
}

/** @param onLost hears of a connection that broke; the next statement opens a new one */
export const openPostgres = (
  url: string,
  onLost: (error: Error) => void,
  connections = CONNECTIONS,
  still = STILL,
): Db => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    application_name: 'oriire',
  } as PoolConfig)
  pool.on('error', onLost)
  // A connection that breaks while a transaction has it tells that by an event too; unheard, it would end the process.
  pool.on('connect', client => client.on('error', onLost))

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query(`begin; set local idle_in_transaction_session_timeout = ${still}`)
      const result = await work(txOn(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(failure => (broken = failure as Error))
      throw error
    } finally {
      client.release(broken)
    }
  }
  return {
    kind: 'postgres',
    ...txOn(pool),
    tx: work => again(() => transaction(work)),
    close: () => pool.end(),
  }
}
