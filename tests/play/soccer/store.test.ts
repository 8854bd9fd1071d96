// The store of soccer cash on real matches, as the device keeps it.
import { snapshot } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { allIn, real, type SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { kobo } from '#src/lib/money.ts'
import type { PredictionSlip } from '#src/model/soccer.ts'
import { readSoccer, slateOf } from '#src/play/soccer/state.ts'
import { createSoccerStore } from '#src/play/soccer/store.ts'
import { partsOn } from '#src/games/soccer-cash/slip.ts'
import { memorySession, memoryShelf } from '../shelves.ts'
import { success } from '../ticket.ts'
import { matchOf, three } from './matches.ts'

const [a, b, c] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]]

const open = async (form: SoccerForm = real, session = memorySession(), shelf = memoryShelf().shelf) => {
  const store = createSoccerStore(form, { session, shelf })
  await store.ready
  return store
}

const slip: PredictionSlip = {
  succeeded: true,
  message: 'Registered',
  slipId: 'b7f3c8a0-0000-4000-8000-000000000001',
  gameSummary: [],
  matchesPlayed: 3,
  totalPredictions: 2,
  totalStakeAmount: kobo(200),
  winningAmount: kobo(44_000),
  mostPaid: kobo(15_000_000),
  isCapped: false,
  closesAt: a.closesAt,
}

test('selectedScores holds matchId, scores and customScores with scoreText, chips apart from what was typed §3.44', async () => {
  const store = await open()
  store.pick(a)
  store.add(a, '2-1')
  store.add(a, '1-0')
  store.add(a, '4-2')
  expect(snapshot(store.state).selectedScores).toEqual([
    { matchId: 'a', scores: ['2-1', '1-0'], customScores: [{ scoreText: '4-2' }] },
  ])
})

test('a match is picked before its scores are called, and a fourth one is not taken §5.16', async () => {
  const store = await open()
  for (const match of [...three, matchOf('d')]) store.pick(match)
  expect(store.state.selectedScores.map(it => it.matchId)).toEqual(['a', 'b', 'c'])
  store.add(b, '1-1')
  store.remove('b', '1-1')
  expect(store.state.selectedScores.map(it => it.matchId)).toEqual(['a', 'c'])
  expect(store.state.matches.map(it => it.matchId)).toEqual(['a', 'c'])
})

test('what was taken away can be taken back', async () => {
  const store = await open()
  store.pick(a)
  store.add(a, '1-1')
  const before = snapshot(store.state)
  store.remove('a', '1-1')
  expect(store.state.selectedScores).toEqual([])
  store.takeBack(before as typeof store.state)
  store.add(a, '2-0')
  expect(snapshot(store.state).selectedScores).toEqual([
    { matchId: 'a', scores: ['1-1', '2-0'], customScores: [] },
  ])
})

test('all-in keeps one score a match and lets a fourth match replace the oldest §4.51', async () => {
  const store = await open(allIn)
  for (const match of [a, b, c, matchOf('d')]) store.add(match, '1-1')
  store.add(c, '5-2')
  expect(snapshot(store.state).selectedScores).toEqual([
    { matchId: 'b', scores: ['1-1'], customScores: [] },
    { matchId: 'c', scores: [], customScores: [{ scoreText: '5-2' }] },
    { matchId: 'd', scores: ['1-1'], customScores: [] },
  ])
  store.setStake(kobo(500))
  store.setStake(kobo(700))
  expect(store.state.stake).toBe(kobo(500))
})

test('submissions and successObject are kept under the names of the specification §3.45 §3.46', async () => {
  const session = memorySession()
  const store = await open(real, session)
  store.pick(a)
  store.keepSubmissions(slip)
  await store.settled()
  const kept = () => JSON.parse(session.getItem('oriire_play:soccer-real')!) as { state: object }
  expect(kept().state).toMatchObject({
    submissions: {
      succeeded: true,
      message: 'Registered',
      game_play_id: slip.slipId,
      game_summary: [],
      matches_played: 3,
      total_predictions: 2,
      total_stake_amount: kobo(200),
      winning_amount: kobo(44_000),
    },
  })
  const bought = { ...success, ticketId: slip.slipId, totalPredictions: 2 }
  store.keepSuccess(bought)
  await Promise.resolve()
  await store.settled()
  expect(kept().state).toMatchObject({
    selectedScores: [],
    submissions: null,
    successObject: {
      game_id: slip.slipId,
      game_status: bought.gameStatus,
      game_type: bought.lotteryType,
      pontential_winning: bought.potentialWinning,
      stake_per_line: bought.stakePerLine,
      total_predictions: 2,
      total_stake: bought.totalStake,
    },
  })
  const again = await open(real, session)
  expect(again.state.successObject?.ticketId).toBe(slip.slipId)
})

test('changed picks, another stake or another cap are no longer the slip that was registered', async () => {
  const store = await open(allIn)
  const changes = [
    () => store.add(a, '2-0'),
    () => store.setStake(kobo(1_000)),
    () => store.refresh([], kobo(9_000_000)),
    () => store.drop('a'),
  ]
  for (const change of changes) {
    store.keepSubmissions(slip)
    change()
    expect(store.state.submissions).toBeNull()
  }
})

test('picks and prices come back from the tab, and from the phone when the tab is gone', async () => {
  const session = memorySession()
  const { shelf } = memoryShelf()
  const store = await open(real, session, shelf)
  store.pick(a)
  store.add(a, '2-1')
  await Promise.resolve()
  await store.settled()
  for (const again of [await open(real, session), await open(real, memorySession(), shelf)]) {
    expect(snapshot(again.state).selectedScores).toEqual(snapshot(store.state).selectedScores)
    expect(partsOn(slateOf(again.state.matches as never).get('a')!, '2-1')).toBeGreaterThan(0)
  }
})

test('kick-offs and prices of picked matches follow what is on sale; one that is gone stays as it was', async () => {
  const store = await open()
  store.pick(a)
  store.pick(b)
  store.refresh([{ ...a, kickOff: '2026-11-28T16:00:00.000Z' }], kobo(15_000_000))
  expect(store.state.matches.map(it => it.kickOff)).toEqual(['2026-11-28T16:00:00.000Z', b.kickOff])
})

const written = (it: object) => JSON.stringify({ version: 1, form: 'real', state: it })

test.each([
  ['a score that cannot be', ['100-0']],
  ['the same score twice', ['1-1', '1-1']],
])('kept picks with %s are dropped', (_, wrong) => {
  const state = {
    selectedScores: [{ matchId: 'a', scores: wrong, customScores: [] }],
    matches: [a],
    stake: kobo(100),
    mostPaid: kobo(15_000_000),
    submissions: null,
    successObject: null,
  }
  expect(readSoccer(real, written(state))).toBeUndefined()
  const right = { ...state, selectedScores: [{ matchId: 'a', scores: ['1-1'], customScores: [] }] }
  expect(readSoccer(real, written(right))?.selectedScores).toEqual(right.selectedScores)
  expect(readSoccer(real, written({ ...right, matches: [b] }))).toBeUndefined()
  expect(readSoccer(allIn, written(right))).toBeUndefined()
})
