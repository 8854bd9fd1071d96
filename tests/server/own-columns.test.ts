// What a copy of one's data and a deletion know of each column.
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/db.ts'
import { everythingAbout } from '#server/db/queries/accounts/everything-about.ts'
import { sql } from '#server/db/sql.ts'
import { ownDataPage } from '#server/wire/own-data-page.ts'
import { impersonal, personal, staying, uncopied } from '../support/columns.ts'
import { freshDb } from '../support/database.ts'
import { textOf } from '../support/sources.ts'

const listed = (columns: Readonly<Record<string, string>>): string[] =>
  Object.entries(columns).flatMap(([table, names]) => names.split(' ').map(name => `${table}.${name}`))

/** Numbers, times and ids name nobody; a sandbox's own books are not the service's. */
const asked = async () => {
  const db = await freshDb()
  const rows = await db.many<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'sandbox%'
      and c.udt_name not in ('int2', 'int4', 'int8', '_int4', '_int8', 'float8', 'bool', 'uuid', 'timestamptz', 'interval')
    order by 1`
  await db.close()
  return rows
}

test('of each column it is decided what it says of a person', async () => {
  const decided = [personal, uncopied, staying, impersonal].flatMap(listed)
  const columns = (await asked()).map(it => it.name)
  expect(columns.filter(name => !decided.includes(name))).toEqual([])
  expect(decided.filter((name, at) => !columns.includes(name) || decided.indexOf(name) < at)).toEqual([])
})

const deletions = textOf('server/db/queries/accounts/deletions.ts')

test('a deletion takes out what says who somebody was', () => {
  const own = /OWN_TABLES = \[([^\]]*)\]/.exec(deletions)![1]!
  const left = [personal, uncopied].flatMap(listed).filter(name => {
    const [table, column] = name.split('.')
    const isDeleted = own.includes(`'${table}'`) || new RegExp(`delete from ${table}\\b`).test(deletions)
    return !isDeleted && !new RegExp(`update ${table}\\b[^\`]*\\b${column} =`).test(deletions)
  })
  expect(left).toEqual([])
})

/** Asks like `tx`, but at least one row, of nulls if there is none: it has every column that an answer would have. */
const tellingColumns = (tx: Tx): Tx => ({
  ...tx,
  many: (texts, ...values) =>
    tx.many`select its.* from (select 1) always left join (${sql(texts, ...values)}) its on true`,
})

test('a copy of one’s data holds what is personal, and nothing that opens something', async () => {
  const db = await freshDb()
  const copy = await everythingAbout(tellingColumns(db), 0)
  await db.close()
  const copied = Object.entries(copy).flatMap(([table, rows]) =>
    Object.keys(rows[0]!).map(column => `${table}.${column}`),
  )
  expect(listed(personal).filter(name => !copied.includes(name))).toEqual([])
  expect(listed(uncopied).filter(name => copied.includes(name))).toEqual([])
})

/** Numbers that are no money, beside those of rows. */
const FIGURES = ['beacon_round', 'moved', 'number', 'reached', 'used_by']

test('every amount in the readable copy is written in naira, none as bare kobo', async () => {
  const db = await freshDb()
  const copy = await everythingAbout(tellingColumns(db), 0)
  const long = await db.many<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and udt_name = 'int8' and column_name not like '%id'`
  await db.close()
  const amounts = long.filter(
    ({ table, column }) => !FIGURES.includes(column) && copy[table]?.some(row => column in row),
  )
  expect(amounts.length).toBeGreaterThan(30)
  const bare = amounts.filter(({ table, column }) => {
    const page = ownDataPage({
      made_at: '2026-11-01T00:00:00.000Z',
      data: { [table]: [{ [column]: 123_400 }] },
    })
    return !page.includes('<td>₦1,234</td>')
  })
  expect(bare).toEqual([])
})
