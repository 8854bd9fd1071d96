// How a template becomes a statement with parameters.
import { expect, test } from 'vitest'
import { asIs, askedBy, sql, statement, type Value } from '#server/db/sql.ts'

const written = (texts: TemplateStringsArray, ...values: readonly Value[]) => statement(texts, values)

test('what stands in a statement is sent beside its text, whatever it says', () => {
  const name = `'; drop table player; --`
  expect(written`select 1 from player where first_name = ${name} and id = ${7}`).toEqual({
    text: 'select 1 from player where first_name = $1 and id = $2',
    params: [name, 7],
  })
})

test('a part brings its values along, in the order in which they stand', () => {
  const mine = sql`player_id = ${7}`
  const open = sql`${mine} and state = ${'open'}`
  expect(written`select ${asIs('id')} from slip where at > ${1} and ${open} or ${mine} limit ${9}`).toEqual({
    text: 'select id from slip where at > $1 and player_id = $2 and state = $3 or player_id = $4 limit $5',
    params: [1, 7, 'open', 7, 9],
  })
})

test('one place takes now a value, now a part', () => {
  const asked = [1, sql`now()`, 2].map(at => written`select ${at}`)
  expect(asked.map(it => it.text)).toEqual(['select $1', 'select now()', 'select $1'])
  expect(asked.map(it => it.params)).toEqual([[1], [], [2]])
})

test('the first row is asked for like all of them, and a text that is no template is refused by the compiler', async () => {
  const db = askedBy(async (text, params) => [[text, params], 'another'])
  expect(await db.many`select ${1}`).toEqual([['select $1', [1]], 'another'])
  expect(await db.one`select ${1}`).toEqual(['select $1', [1]])
  expect(await db.any`select ${1}`).toBe(true)
  // @ts-expect-error -- a string is not a template
  void (() => db.one('select 1'))
})

test('one value is that of the first row, undefined if it is null or no row is there; values are one of each row', async () => {
  const answers: unknown[][] = [[{ n: 0 }, { n: 1 }], [{ n: null }], []]
  const db = askedBy(() => Promise.resolve(answers.shift()!))
  expect(await db.value`select n`).toBe(0)
  expect(await db.value`select n`).toBeUndefined()
  expect(await db.value`select n`).toBeUndefined()
  answers.push([{ n: 0 }, { n: 1 }], [])
  expect(await db.values`select n`).toEqual([0, 1])
  expect(await db.values`select n`).toEqual([])
  answers.push([{ n: null }], [])
  expect(await db.any`select n`).toBe(true)
  expect(await db.any`select n`).toBe(false)
})
