import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameRules } from '#src/games/game.ts'
import { linesOf } from '#src/picks/rows.ts'
import { createPlayStore } from '#src/play/store.ts'
import { undoable } from '#src/screens/play/board/undoable.ts'
import { toasts } from '#src/ui/toast.ts'
import { memorySession, memoryShelf } from '../play/shelves.ts'
import { instantCashout, quika } from '../support/games.ts'

const withLines = (game: GameRules, count: number) => {
  const store = createPlayStore(game, {
    session: memorySession(),
    shelf: memoryShelf().shelf,
    randomInt: below => below - 1,
  })
  store.setLines(count)
  store.load(Array.from({ length: count }, (_, at) => [1 + at, 12 + at, 20 + at, 30 + at]))
  return store
}
const linesIn = (store: ReturnType<typeof withLines>) => linesOf(store.state.picks)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('lines that go with others', () => {
  it('come back by the notice that says how many went: a lower number of lines', () => {
    const store = withLines(quika, 5)
    const before = linesIn(store)
    expect(before).toHaveLength(5)
    undoable(store, () => store.setLines(2))
    expect(linesIn(store)).toHaveLength(2)
    expect(toasts.list.map(({ text }) => text)).toEqual(['3 lines taken away'])
    toasts.list[0]!.action!.run()
    expect(linesIn(store)).toEqual(before)
    expect(store.state.multiplier).toBe(5)
  })

  it('come back where one was deleted and the game knows no such number of lines', () => {
    const store = withLines(instantCashout, 5)
    const before = linesIn(store)
    undoable(store, () => store.deleteRow(1), 1)
    expect(linesIn(store)).toHaveLength(3)
    expect(toasts.list.map(({ text }) => text)).toEqual(['2 lines taken away'])
    toasts.list[0]!.action!.run()
    expect(linesIn(store)).toEqual(before)
  })

  it('come back where all of them were cleared', () => {
    const store = withLines(quika, 3)
    const before = linesIn(store)
    undoable(store, () => store.clearAll())
    expect(linesIn(store)).toEqual([])
    expect(toasts.list.map(({ text }) => text)).toEqual(['3 lines taken away'])
    toasts.list[0]!.action!.run()
    expect(linesIn(store)).toEqual(before)
  })

  it('are not spoken of where only the line went that was meant, or only empty ones', () => {
    const store = withLines(quika, 3)
    undoable(store, () => store.deleteRow(0), 1)
    store.setLines(6)
    undoable(store, () => store.setLines(2))
    expect(linesIn(store)).toHaveLength(2)
    expect(toasts.list).toEqual([])
  })

  it('stay away once the lines were changed again: nothing that was done since is lost', async () => {
    const store = withLines(quika, 5)
    undoable(store, () => store.setLines(2))
    expect(toasts.list).toHaveLength(1)
    store.selectRow(0)
    store.toggle(1)
    await vi.runAllTicks()
    await Promise.resolve()
    expect(toasts.list).toEqual([])
  })
})
