// Checks the plan of decision 7 against the schema, so that it still holds on the day it is needed.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshDb } from './support/database.ts'

interface Planned {
  table: string
  kind: string
  /** Column that spreads the rows; '' for tables that are whole on each node or on one. */
  by: string
  isNew: boolean
  without: string[]
}

const text = readFileSync(
  new URL('../docs/decisions/0007-the-path-to-a-distributed-engine.md', import.meta.url),
  'utf8',
)
const named = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(match => match[1]!)

const plan: Planned[] = [
  ...text.matchAll(/^\| `(\w+)` \| (spread|reference|local) \| ([^|]*)\| ([^|]*)\|/gm),
].map(([, table, kind, by, without]) => ({
  table: table!,
  kind: kind!,
  by: named(by!)[0] ?? '',
  isNew: by!.startsWith('new'),
  without: named(without!),
}))

test('every table has its place in the plan for a distributed engine, and the keys in its way are named', async () => {
  const db = await freshDb()
  const tables = await db.many<{ name: string; columns: string[] }>`
    select c.relname::text as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'test_clock'
    group by c.relname`
  expect(plan.map(it => it.table).toSorted()).toEqual(tables.map(it => it.name).toSorted())

  const keys = await db.many<{ table: string; name: string; columns: string[] }>`
    select c.relname::text as table, i.indexrelid::regclass::text as name,
      array(select a.attname::text from unnest(i.indkey) n
        join pg_attribute a on a.attrelid = c.oid and a.attnum = n) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace`
  for (const { table, kind, by, isNew, without } of plan) {
    const columns = tables.find(it => it.name === table)!.columns
    expect([table, kind === 'spread', columns.includes(by)]).toEqual([table, by !== '', by !== '' && !isNew])
    const inTheWay = keys.filter(key => key.table === table && kind === 'spread' && !key.columns.includes(by))
    expect([table, inTheWay.map(key => key.name).toSorted()]).toEqual([table, without.toSorted()])
  }
  await db.close()
})
