// Every field of every call, read from the contract itself, so new fields are included.
import type * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyCall, fingerprint, nameOf, type Question } from '../support/every-call.ts'
import { newKey } from '../support/play.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { makeService, type TestService } from '../support/service.ts'

interface AnySchema extends v.GenericSchema {
  entries?: Record<string, AnySchema>
  wrapped?: AnySchema
  options?: AnySchema[] | string[]
}

const LONG = 'x'.repeat(5_000)
const NUL = 'a\u0000b'

/** The plain kind of a field: `string`, `boolean`, `array`, `literal`, `picklist`. */
const kindOf = (schema: AnySchema): string => {
  if (schema.type === 'optional' || schema.type === 'nullable') return kindOf(schema.wrapped!)
  if (schema.type === 'union') return kindOf((schema.options as AnySchema[]).at(-1)!)
  return schema.type
}

const ofNoKind = { string: [7, true, {}, ['x'], Number.MAX_VALUE], other: [7, 'x', {}, null] }
const wrongInBody: Record<string, unknown[]> = {
  string: [null, ...ofNoKind.string, LONG, NUL],
  boolean: [null, 'true', 1, {}, []],
  number: [null, '1', true, {}, [], 0.5, -1, 1e300],
  literal: [null, 0, 'nothing', LONG, {}, []],
  picklist: [null, 7, 'nothing', LONG, NUL, {}, []],
  object: [null, 7, 'x', {}, []],
  array: [null, 7, 'x', {}, [], Array.from({ length: 101 }, () => ({ ticket: [1, 2, 3, 4] }))],
}
const wrongInQuery: Record<string, unknown[]> = { string: [LONG, NUL], picklist: ['nothing', LONG, NUL] }

const amounts = [
  '0',
  '-1',
  '-0',
  '0.001',
  '1e3',
  'NaN',
  'Infinity',
  '0x64',
  '１００',
  '10 000',
  '99999999999',
]
const dates = [
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '0001-01-01',
  '20-11-2026',
  '2026-11-20T00:00',
  'today',
]
const pages = ['0', '-1', '1.5', '1e9', 'NaN', 'Infinity', '', ' ', '99999999999999999999']
const lines = [
  [1, 2, 3],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 3],
  [0, 1, 2, 3],
  [1, 2, 3, 41],
  [-1, 2, 3, 4],
  [1.5, 2, 3, 4],
  ['1', 2, 3, 4],
  [null, 2, 3, 4],
  [1e300, 2, 3, 4],
  [[1], 2, 3, 4],
  Array.from({ length: 11 }, (_, at) => at + 1),
  'x',
  null,
  {},
]
/** Values of the right kind and of the wrong range or form, by the field's name. */
const wrongByName: Record<string, unknown[]> = {
  amount: amounts,
  stake_amount: [...amounts, '150', '2000000'],
  date: dates,
  page: pages,
  page_size: [...pages, '51'],
  lottery: [
    ...lines.map(ticket => [{ ticket }]),
    [{}],
    [null],
    ['x'],
    [{ ticket: [1, 2, 3, 4] }, { ticket: [5, 6, 7, 8] }],
  ],
  game_play_id: ['x', '7b0e2d7a-3f51-4a37-9d2b', '7b0e2d7a-3f51-4a37-9d2b-0f6f6f6a1c11; drop table ticket'],
  phone: ['12345', '+44 7911 123456', '0803123456٧'],
  phone_number: ['12345', '+44 7911 123456', '0803123456٧'],
  code: ['12345', '1234567', '１２３４５６', '12 456', '-12345'],
  email: [],
  draws: [0, 71, 1.5, -1, 1e300],
}
/** May be empty by the specification: a date (every day), a payment without a slip. */
const mayBeEmpty = new Set(['date', 'game_play_id'])

const valuesOf = (name: string, schema: AnySchema, inQuery: boolean): unknown[] => {
  const kind = kindOf(schema)
  const required = schema.type !== 'optional'
  const listed = (inQuery ? wrongInQuery : wrongInBody)[kind]
  const ofKind = schema.type === 'nullable' ? listed?.filter(it => it !== null) : listed
  if (!ofKind) throw new Error(`${name}: no wrong values are known for ${kind}`)
  const spaces = name.includes('password') ? [] : ['  '] // belong to a password
  const empty = kind === 'string' && required && !mayBeEmpty.has(name) ? ['', ...spaces] : []
  const few = name === 'page' || name === 'page_size' ? [] : ofKind
  return [...(required ? [undefined] : []), ...few, ...empty, ...(wrongByName[name] ?? [])]
}

let s: TestService
let questions: Record<string, Question>
beforeAll(async () => {
  s = await makeService({ predictions: predictionGames })
  ;({ questions } = await everyCall(s))
})
afterAll(() => s.close())

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'missing').slice(0, 60)

/** Asks, and says what is wrong with the answer; '' if it is a refusal that names the field. */
const judge = async (call: (typeof s.calls)[number], sent: object, field: string): Promise<string> => {
  const { status, refusal, json } = await s.call(call, sent as never)
  if (status < 400 || status > 499 || refusal === '') return `answered ${status} ${refusal}`
  const fields = Object.keys(json)
  if (!fields.some(name => name === field || name.startsWith(`${field}.`))) return `named ${fields.join()}`
  return Object.values(json).every(words => /^[A-Z].{6,}$/.test(String(words))) ? '' : shown(json)
}

const without = (all: Record<string, unknown>, name: string, value: unknown) => {
  const { [name]: _, ...others } = all
  return value === undefined ? others : { ...others, [name]: value }
}

describe('bad input, field by field', () => {
  test('every call of the contract has a good question here', () => {
    expect(Object.keys(questions).sort()).toEqual(s.calls.map(nameOf).sort())
  })

  test('missing, of the wrong kind, too long, with a NUL, out of range: refused by the field’s name, nothing changed', async () => {
    const faults: string[] = []
    let asked = 0
    for (const call of s.calls) {
      const good = questions[nameOf(call)]!
      for (const part of ['query', 'body'] as const) {
        const schema = call[part] as AnySchema | undefined
        for (const [name, field] of Object.entries(schema?.entries ?? {})) {
          const values = valuesOf(name, field, part === 'query')
          // Rate limits are not the subject here.
          const token = call.who === 'player' ? (await s.player(100_000)).token : undefined
          const before = await fingerprint(s)
          for (const value of values) {
            const wrong = without(good[part] ?? {}, name, value)
            const sent = {
              ...good,
              ...(part === 'body' ? { wrongBody: wrong } : { wrongBody: good.body, query: wrong }),
              ...(call.once ? { key: newKey() } : {}),
              ...(token ? { token } : {}),
            }
            asked++
            const fault = await judge(call, sent, name)
            if (fault) faults.push(`${nameOf(call)} ${name} = ${shown(value)}: ${fault}`)
          }
          expect(await fingerprint(s), `${nameOf(call)} ${name}`).toEqual(before)
        }
      }
    }
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThan(400)
  }, 400_000)

  test('a part of an address that nothing has is a 404, whatever it is', async () => {
    const parts = ['x', NUL, LONG, "' or 1=1 --", '../../etc', '%', '-1', '99999999999999999999', 'ＩＣ']
    const before = await fingerprint(s)
    const { token } = await s.player()
    const made = await fingerprint(s)
    expect(made).not.toEqual(before)
    const faults: string[] = []
    for (const call of s.calls.filter(it => it.path.includes(':')))
      for (const part of parts) {
        const [name] = Object.keys(questions[nameOf(call)]!.params!)
        const { body } = questions[nameOf(call)]!
        const { status, json } = await s.call(call, {
          params: { [name!]: part },
          token,
          ...(call.once ? { key: newKey() } : {}),
          ...(body ? { body } : {}),
        } as never)
        // An unused key is no fault: the answer says so.
        if (status !== 404 && json.state !== 'unknown')
          faults.push(`${nameOf(call)} ${shown(part)}: ${status}`)
      }
    expect(faults).toEqual([])
    expect(await fingerprint(s)).toEqual(made)
  })
})
