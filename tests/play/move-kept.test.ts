import { beforeEach, expect, test, vi } from 'vitest'
import { IDBFactory } from 'fake-indexeddb'
import { brand } from '#src/brand.ts'
import { shelf } from '#src/lib/idb.ts'
import { moveKept } from '#src/device/move-kept.ts'
import { followNumber, noteNumberChange } from '#src/play/number-change.ts'
import { mutedHere, setMuted } from '#src/screens/chats/muted.ts'
import { forgetOwnCode, keepOwnCode, keptOwnCode } from '#src/play/own-code.ts'
import { memoryShelf } from './shelves.ts'

const OLD = '+2348030000001'
const NEW = '+2348030000002'
const OTHER = '+2348030000003'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what is kept under the old number stands under the new one, and nothing of another player moves', async () => {
  const kept = memoryShelf().shelf
  const rest = [
    [`${OTHER}/ticket-1`, JSON.stringify({ player: OTHER })],
    [`${OLD}0/ticket-1`, '{}'],
    ['damaged', 'no json'],
  ] as const
  for (const [key, text] of rest) await kept.set(key, text)
  await kept.set(`${OLD}/ticket-1`, JSON.stringify({ version: 1, player: OLD, asOf: 5 }))
  await kept.set(OLD, JSON.stringify({ version: 1, rows: [OLD] }))
  await kept.set('key-00001', JSON.stringify({ playerId: OLD, amount: 100 }))
  await moveKept(OLD, NEW, [kept])
  await moveKept(OLD, NEW, [kept])
  const moved = new Map(await kept.entries())
  expect(JSON.parse(moved.get(`${NEW}/ticket-1`)!)).toEqual({ version: 1, player: NEW, asOf: 5 })
  expect(JSON.parse(moved.get(NEW)!)).toEqual({ version: 1, rows: [OLD] })
  expect(JSON.parse(moved.get('key-00001')!)).toEqual({ playerId: NEW, amount: 100 })
  for (const [key, text] of rest) expect(moved.get(key)).toBe(text)
  expect(moved.size).toBe(6)
})

test('lists kept by number move, bids as well', async () => {
  const lists = ['orders', 'bids', 'group-tickets', 'advances'].map(name => shelf(brand.storagePrefix + name))
  for (const list of lists) await list.set(OLD, '{}')
  await moveKept(OLD, NEW)
  expect(await Promise.all(lists.map(list => list.entries()))).toEqual(lists.map(() => [[NEW, '{}']]))
})

test('whom the player does not read in the chats stays unread under the new number, and another player’s list stays theirs', async () => {
  setMuted(OLD, 'obi', true)
  await moveKept(OTHER, NEW)
  expect(mutedHere(OLD)).toEqual(['obi'])
  await moveKept(OLD, NEW)
  expect([mutedHere(OLD), mutedHere(NEW)]).toEqual([[], ['obi']])
})

test('it moves when the new number counts, however much later, and once', async () => {
  const tickets = shelf(`${brand.storagePrefix}tickets`)
  const keys = async () => (await tickets.entries()).map(([key]) => key)
  await tickets.set(`${OLD}/t`, JSON.stringify({ player: OLD }))
  await followNumber(async () => NEW)
  noteNumberChange(OLD, NEW)
  await followNumber(async () => OLD)
  await followNumber(async () => OTHER)
  await followNumber(async () => undefined)
  expect(await keys()).toEqual([`${OLD}/t`])
  await followNumber(async () => NEW)
  expect(await keys()).toEqual([`${NEW}/t`])
  await tickets.set(`${OLD}/t`, JSON.stringify({ player: OLD }))
  await followNumber(async () => NEW)
  expect((await keys()).toSorted()).toEqual([`${OLD}/t`, `${NEW}/t`])
})

test('the own code for friends is kept for its player alone, until the log-out', () => {
  expect(keptOwnCode(OLD)).toBeUndefined()
  keepOwnCode(OLD, 'ADA23')
  expect([keptOwnCode(OLD), keptOwnCode(OTHER), keptOwnCode(undefined)]).toEqual([
    'ADA23',
    undefined,
    undefined,
  ])
  forgetOwnCode()
  expect(keptOwnCode(OLD)).toBeUndefined()
})
