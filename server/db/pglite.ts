// PGlite spoken to in PostgreSQL's protocol: a statement is parsed once and sent whole, which is a quarter of the time
// that its own `query` takes.
import { PGlite, parse, protocol, type PGliteOptions } from '@electric-sql/pglite'
import { isOldPlan } from './again.ts'
import type { Session } from './serial.ts'
import { OID, readInt8 } from './types.ts'

const { serialize } = protocol

export const startPglite = async (options: PGliteOptions): Promise<PGlite> => {
  const db = new PGlite({
    ...options,
    parsers: { [OID.int8]: readInt8, [OID.date]: text => text },
  })
  await db.waitReady
  return db
}

/** Statements keep their plan under a name; a text beyond this many goes unnamed. */
const NAMED = 400

interface Statement {
  name: string
  /** Types of its parameters. */
  types: number[]
}

/** The last word on a statement that was described, and on one that was done. */
const DESCRIBED = ['rowDescription', 'noData']
const DONE = ['commandComplete', 'emptyQuery']

/** Whatever it is, nothing that this database says can be believed from here on. */
export class Unanswered extends Error {
  override message = 'The embedded database has stopped: a statement got no answer'
}

export const sessionOf = (db: PGlite): Session => {
  const named = new Map<string, Statement>()
  let names = 0

  /** @throws what the database refuses; and where it stopped in the middle, because then PGlite answers as if all was well */
  const send = async (expected: string[], ...parts: Uint8Array[]) => {
    const { messages } = await db.execProtocol(Buffer.concat(parts), { syncToFs: false })
    if (!messages.some(it => expected.includes(it.name))) throw new Unanswered()
    return messages
  }

  const prepare = async (sql: string): Promise<Statement> => {
    const known = named.get(sql)
    if (known) return known
    const name = named.size < NAMED ? `q${names++}` : ''
    const described = await send(
      DESCRIBED,
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const statement = { name, types: parse.parseDescribeStatementResults(described) }
    if (name) named.set(sql, statement)
    return statement
  }

  const asText = (param: unknown, type: number | undefined): string | null => {
    if (param === null || param === undefined) return null
    const serializer = type === undefined ? undefined : db.serializers[type]
    return serializer ? serializer(param) : String(param)
  }

  const run = async (sql: string, params: readonly unknown[]) => {
    const { name, types } = await prepare(sql)
    const messages = await send(
      DONE,
      serialize.bind({ statement: name, values: params.map((param, at) => asText(param, types[at])) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    )
    return parse.parseResults(messages, db.parsers)[0]!.rows
  }

  return {
    query: (sql, params) =>
      run(sql, params).catch(error => {
        // A migration may have changed the columns that a kept statement answers with.
        if (isOldPlan(error)) named.delete(sql)
        throw error
      }),
    exec: async sql => void (await send(DONE, serialize.query(sql))),
    close: () => db.close(),
  }
}
