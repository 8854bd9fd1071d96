import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { shelf } from '#src/lib/idb.ts'
import { createSeenLog, stateOf } from '#src/memory/seen-log.ts'
import { createWholeDraws } from '#src/memory/whole-draws.ts'
import { logWorld } from '../draws/log-world.ts'
import { sealedBatch } from '../draws/sealed-batch.ts'
import { memoryShelf } from './shelves.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const log = logWorld()
for (let at = 0; at < 130; at++) log.append({ at })
const noted = (size: number, at: number) => {
  const { checkpoint } = log.logged(0, { size })
  return { ...stateOf(checkpoint)!, at, checkpoint }
}

const split = (at: number, shown: string) => ({
  kind: 'split' as const,
  at,
  known: 'known',
  shown,
  path: ['ab'],
})

test('size and root are read from a checkpoint’s lines, and nothing from a text that is none', () => {
  expect(stateOf(log.logged(0, { size: 7 }).checkpoint)).toEqual({ size: 7, root: log.rootOf(7) })
  for (const text of ['', 'a\nb\nc', 'a\n7\nAAAA', 'a\n-1\n'.padEnd(60, 'A')])
    expect(stateOf(text)).toBeUndefined()
})

test('a state of the log stays over a reload with the last time at which it was the newest', async () => {
  const seen = createSeenLog(shelf('log'))
  await seen.keep(noted(5, 100))
  await seen.keep(noted(9, 0))
  await seen.keep(noted(5, 300))
  await seen.keep(noted(5, 200))
  const states = await createSeenLog(shelf('log')).states()
  expect(states.map(({ size, at }) => [size, at])).toEqual([
    [9, 0],
    [5, 300],
  ])
})

test('of many states the largest hundred stay', async () => {
  const kept = memoryShelf()
  const seen = createSeenLog(kept.shelf)
  for (let size = 1; size <= 103; size++) await seen.keep({ size, root: 'r', at: size, checkpoint: 'c' })
  expect((await seen.states()).map(({ size }) => size)).toEqual(
    Array.from({ length: 100 }, (_, at) => 103 - at),
  )
  expect(kept.texts.size).toBe(100)
})

test('two logs that do not fit are both kept, never overwritten, and ten of them at the most', async () => {
  const kept = memoryShelf()
  const seen = createSeenLog(kept.shelf)
  await seen.keepSplit(split(1, 'shown'))
  await seen.keepSplit(split(1, 'other'))
  await seen.keepSplit(split(2, 'shown'))
  for (let at = 3; at < 20; at++) await seen.keepSplit(split(at, `shown ${at}`))
  const splits = await createSeenLog(kept.shelf).splits()
  expect(splits[0]).toEqual(split(1, 'shown'))
  expect(splits).toHaveLength(10)
})

const { proofs, leaves } = sealedBatch([[[1, 2, 3, 4]]])
const draw = (id: string, tickets = 1) => ({
  batch: { ...proofs[0]!.batch, id },
  rules: proofs[0]!.rules!,
  tickets: Array.from(
    { length: tickets },
    () => [leaves[0]!.stake, leaves[0]!.nonce, leaves[0]!.lines] as [number, string, number[][]],
  ),
  log: { from: 0, entries: ['{}'], path: [] },
  keyEntries: [],
  said: null,
})

test('the last three whole draws that were checked open again; one that is too large is not kept, and says so', async () => {
  const box = createWholeDraws(shelf('draws'))
  for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) expect(await box.keep(draw(id), at)).toBe(true)
  const again = createWholeDraws(shelf('draws'))
  expect(await again.get('a')).toBeUndefined()
  expect(await again.get('b')).toEqual(draw('b'))
  expect(await again.get('d')).toEqual(draw('d'))
  expect(await box.keep(draw('e', 20_000), 9)).toBe(false)
  expect(await again.get('e')).toBeUndefined()
})
