import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { instantCashout as game } from '#src/games/instant-cashout/rules.ts'
import { shelf } from '#src/lib/idb.ts'
import { VISITOR, createSavedPicks, playableLines, type SavedLines } from '#src/play/saved-picks.ts'
import { memoryShelf } from './shelves.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const set = (
  id: string,
  more: Partial<{ player: string; game: string; name: string; savedAt: number; lines: number[][] }> = {},
): SavedLines => ({
  version: 1,
  id,
  player: 'ada',
  game: game.id,
  name: `Numbers ${id}`,
  lines: [[1, 2, 3, 4]],
  savedAt: 1,
  ...more,
})
const names = async (player: string, box = createSavedPicks(shelf('numbers'))) =>
  playableLines(await box.list(player, game.id), game).map(it => it.name)

test('saved lines are found again after a restart, newest first, apart per account and per game', async () => {
  const box = createSavedPicks(shelf('numbers'))
  expect(await box.save(set('1', { savedAt: 1 }))).toBe(true)
  await box.save(set('2', { savedAt: 2 }))
  await box.save(set('3', { player: 'bola' }))
  await box.save(set('4', { game: 'another' }))
  expect(await names('ada')).toEqual(['Numbers 2', 'Numbers 1'])
  expect(await names('bola')).toEqual(['Numbers 3'])
  expect(await createSavedPicks(shelf('numbers')).list('ada', 'another')).toHaveLength(1)
})

test('a set is renamed in its place, deleted, and saved again as it was', async () => {
  const box = createSavedPicks(shelf('numbers'))
  await box.save(set('1', { savedAt: 5 }))
  await box.save(set('2', { savedAt: 6 }))
  const [, first] = await box.list('ada', game.id)
  await box.save({ ...first!, name: '  Birthdays ' })
  expect(await names('ada')).toEqual(['Numbers 2', 'Birthdays'])
  await box.remove(first!)
  expect(await names('ada', box)).toEqual(['Numbers 2'])
  await box.save(first!)
  expect(await names('ada', box)).toEqual(['Numbers 2', 'Numbers 1'])
})

test('what a visitor saved belongs to the account that signs in first', async () => {
  const box = createSavedPicks(shelf('numbers'))
  await box.save(set('1', { player: VISITOR }))
  expect(await names(VISITOR, box)).toEqual(['Numbers 1'])
  expect(await names('ada', box)).toEqual(['Numbers 1'])
  expect(await names('bola', box)).toEqual([])
  expect(await names(VISITOR)).toEqual([])
})

test('damaged and older records, and lines that the game does not know, are left out and crash nothing', async () => {
  const good = set('9')
  const kept = memoryShelf(
    new Map([
      ['a', '{'],
      ['b', JSON.stringify({ ...good, version: 0 })],
      ['c', JSON.stringify({ ...good, lines: [[1, 2, 'x', 4]] })],
      ['d', JSON.stringify({ ...good, lines: [[1, 2, 3, 41]] })],
      ['e', JSON.stringify({ ...good, name: '' })],
      ['f', JSON.stringify({ ...good, lines: [] })],
      [`ada/${game.id}/9`, JSON.stringify(good)],
    ]),
  )
  expect(await names('ada', createSavedPicks(kept.shelf))).toEqual(['Numbers 9'])
  expect(kept.texts.size).toBe(7)
})

test('scores of matches are kept like lines: apart per game, whole, and nothing that is no score', async () => {
  const kept = memoryShelf()
  const box = createSavedPicks(kept.shelf)
  const { lines, ...about } = set('1', { game: 'soccer-cash' })
  const picks = [{ match: 'en.1-a', scores: ['2-1', '9-0'] }]
  await box.save({ ...about, picks })
  await box.save({ ...about, id: '2', picks: [{ match: 'a', scores: ['100-0'] }] })
  await box.save({ ...about, id: '3', picks: [] })
  await box.save({ ...set('4'), lines })
  const fresh = createSavedPicks(kept.shelf)
  expect(await fresh.list('ada', 'soccer-cash')).toEqual([{ ...about, picks }])
  expect(playableLines(await fresh.list('ada', 'soccer-cash'), game)).toEqual([])
  expect(await names('ada', fresh)).toEqual(['Numbers 4'])
})

test('signing out wipes everybody’s saved lines, also what cannot be read', async () => {
  const kept = memoryShelf(new Map([['broken', '{']]))
  const box = createSavedPicks(kept.shelf)
  await box.save(set('1'))
  await box.save(set('2', { player: 'bola' }))
  await box.wipeAll()
  expect(kept.texts.size).toBe(0)
  expect(await names('ada', box)).toEqual([])
})

test('where the device keeps nothing, saved lines last as long as the page, and saving says so', async () => {
  const kept = memoryShelf()
  kept.fails = true
  const box = createSavedPicks(kept.shelf)
  expect(await box.save(set('1'))).toBe(false)
  expect(await names('ada', box)).toEqual(['Numbers 1'])
})
