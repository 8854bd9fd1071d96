import { expect, test } from 'vitest'
import { readShareCode } from '#src/picks/share-code.ts'
import { linesOf } from '#src/picks/rows.ts'
import { hasOtherPicks, leftOutWords, loadSlip } from '#src/play/load-slip.ts'
import { codeIn, shareLink } from '#src/play/share-link.ts'
import { createPlayStore } from '#src/play/store.ts'
import { memorySession, memoryShelf } from './shelves.ts'
import { instantCashout as game } from '../support/games.ts'

const open = async () => {
  const store = createPlayStore(game, {
    session: memorySession(),
    shelf: memoryShelf().shelf,
    randomInt: () => 0,
  })
  await store.ready
  return store
}
const slip = {
  lines: [
    [4, 3, 2, 1],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ],
  stake: 50_000,
}

test('a slip takes the place of the picks with its stake, and the slip registered before is given up', async () => {
  const store = await open()
  store.shuffleAll()
  store.keepSubmissions({ data: [], slipId: 's', lines: 1, potentialWinning: 1, stake: 1 })
  expect(loadSlip(store, slip, game.stakes)).toEqual([])
  expect(linesOf(store.state.picks)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ])
  expect([store.state.stake, store.state.submissions]).toEqual([50_000, null])
})

test('a stake that is not sold leaves the stake as it is, and the player is told', async () => {
  const store = await open()
  expect(loadSlip(store, { ...slip, stake: 7_700 }, game.stakes)).toEqual([
    'Lines of ₦77 are not sold now: yours is ₦100',
  ])
  expect(store.state.stake).toBe(10_000)
  const sold = game.stakes.filter(it => !it.comingSoon)
  expect(loadSlip(store, { ...slip, stake: 200_000 }, game.stakes)).toEqual([])
  store.setStake(10_000)
  expect(loadSlip(store, { ...slip, stake: 200_000 }, sold)).toEqual([
    'Lines of ₦2,000 are not sold now: yours is ₦100',
  ])
})

test('what does not fit is told in words', async () => {
  const store = await open()
  const lines = [...Array.from({ length: 11 }, () => [1, 2, 3, 4]), [1, 2, 3, 41]]
  expect(loadSlip(store, { lines, stake: 10_000 }, game.stakes)).toEqual([
    '1 line cannot be played in this game',
    'This ticket has no room for 1 more line',
  ])
  expect(leftOutWords({ unfit: 0, left: 0 })).toEqual([])
})

test('picks are asked about before another slip replaces them, but not an empty board or the same picks', async () => {
  const store = await open()
  expect(hasOtherPicks(store, slip)).toBe(false)
  store.toggle(1)
  expect(hasOtherPicks(store, slip)).toBe(true)
  loadSlip(store, slip, game.stakes)
  expect(hasOtherPicks(store, slip)).toBe(false)
  store.clearRow(1)
  expect(hasOtherPicks(store, slip)).toBe(true)
})

test('a shared link is the game’s address with a code that its reader finds again', () => {
  const link = shareLink('https://oriire.example', game, slip)
  const { origin, pathname, searchParams } = new URL(link)
  expect([origin, pathname, [...searchParams.keys()]]).toEqual([
    'https://oriire.example',
    '/instant-cashout',
    ['picks'],
  ])
  expect(readShareCode(game, codeIn(Object.fromEntries(searchParams))!)).toEqual({ slip })
})

test.each([undefined, null, 'text', {}, { picks: 1 }, { picks: null }, { other: 'x' }])(
  'no code is found in %j',
  search => {
    expect(codeIn(search)).toBeUndefined()
  },
)

test('a code of any length is cut and read as damaged', () => {
  const code = codeIn({ picks: '1-100-'.padEnd(100_000, '0') })!
  expect(code.length).toBe(3_000)
  expect(readShareCode(game, code)).toEqual({ fault: 'damaged' })
})
