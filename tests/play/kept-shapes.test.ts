// Each game's store on the device, in the words of the specification.
import { describe, expect, test } from 'vitest'
import type { GameRules } from '#src/games/game.ts'
import { games } from '#src/games/rules.ts'
import { linesOf } from '#src/picks/rows.ts'
import { readState, writeState } from '#src/play/state.ts'
import { createPlayStore } from '#src/play/store.ts'
import { memorySession, memoryShelf } from './shelves.ts'
import { success, ticket } from './ticket.ts'
import { banker, instantCashout, quika, salaryForLife } from '../support/games.ts'

const played = (game: GameRules) => {
  const store = createPlayStore(game, {
    session: memorySession(),
    shelf: memoryShelf().shelf,
    randomInt: () => 0,
  })
  store.setLines(game.lineCounts[1]!)
  store.shuffleAll()
  const lines = linesOf(store.state.picks)
  store.keepSubmissions({
    data: lines.map((ticket, at) => ({ id: `line-${at}`, ticket })),
    slipId: 'slip-1',
    lines: lines.length,
    potentialWinning: 5_000_000,
    stake: lines.length * store.state.stake,
  })
  store.state.successObject = { ...success, ticketId: 'ticket-1' }
  store.keepDraw({ ...ticket('ticket-1', '2026-11-20T11:00:00.000Z').draw, cashbackAmount: 0 })
  return store.state
}

const keptOf = (game: GameRules) => {
  const state = played(game)
  const { state: kept } = JSON.parse(writeState(game, state)) as { state: Record<string, unknown> }
  return { state, kept }
}

const OURS = ['gameId', 'gameIdOf', 'stake'] // a label of the header and its batch, and what a line costs
const fieldsOf = (kept: object) =>
  Object.keys(kept)
    .filter(name => !OURS.includes(name))
    .sort()

describe('the store of a game', () => {
  test('salary for life keeps multiplier, dynamicPickNumber, picks, active row, submissions and successObject §3.39', () => {
    const { kept } = keptOf(salaryForLife)
    expect(fieldsOf(kept)).toEqual([
      'activeRow',
      'dynamicPickNumber',
      'multiplier',
      'picks',
      'submissions',
      'successObject',
    ])
    expect(fieldsOf(kept.submissions as object)).toEqual([
      'data',
      'get_game_play_id',
      'number_of_lines',
      'potential_winning',
    ])
    expect(kept.submissions).toMatchObject({ get_game_play_id: 'slip-1', number_of_lines: 3, stake: 15_000 })
  })

  test('salary for life: data is a list of id and ticket; a success has its seven fields §3.40 §3.41', () => {
    const { kept } = keptOf(salaryForLife)
    const { data } = kept.submissions as { data: object[] }
    expect(data).toEqual([0, 1, 2].map(at => ({ id: `line-${at}`, ticket: [1, 2, 3, 4, 5] })))
    for (const name of [
      'game_id',
      'game_status',
      'game_type',
      'pontential_winning',
      'stake_per_line',
      'total_lines',
      'total_stake',
    ])
      expect(kept.successObject).toHaveProperty(name)
  })

  test('instant cash-out keeps the same with allowedPickLines, systemPicks, batchDrawData and game_play_id §3.42', () => {
    const { kept } = keptOf(instantCashout)
    expect(fieldsOf(kept)).toEqual([
      'activeRow',
      'allowedPickLines',
      'batchDrawData',
      'dynamicPickNumber',
      'multiplier',
      'picks',
      'submissions',
      'successObject',
      'systemPicks',
    ])
    expect(kept.submissions).toHaveProperty('game_play_id', 'slip-1')
    expect(fieldsOf(kept.batchDrawData as object)).toEqual(
      [
        'ticket_owner',
        'game_id',
        'game_type',
        'stake_per_pick',
        'total_stake',
        'total_ticket',
        'status',
        'amount_won',
        'tickets',
        'cashback_amount',
        'system_pick',
        'jackpot',
      ].sort(),
    )
  })

  test('quick draw keeps multiplier, fakeMultiplier, picks, submissions, successObject and batchDrawData §3.50', () => {
    const { kept, state } = keptOf(quika)
    for (const name of [
      'multiplier',
      'fakeMultiplier',
      'picks',
      'submissions',
      'successObject',
      'batchDrawData',
    ])
      expect(kept).toHaveProperty(name)
    expect([kept.multiplier, kept.fakeMultiplier]).toEqual([2, 2])
    expect(kept).not.toHaveProperty('systemPicks')
    expect(kept).not.toHaveProperty('allowedPickLines')
    // A multiplier that the lines do not have is nothing that this app has written.
    const text = writeState(quika, state).replace('"fakeMultiplier":2', '"fakeMultiplier":7')
    expect(readState(quika, text)).toBeUndefined()
  })

  test('quick draw: what is registered and bought stands as plays with their lines; a draw has no cashback §3.51 §3.52 §3.53', () => {
    const { kept } = keptOf(quika)
    expect(kept.submissions).toMatchObject({
      lottery_play: { stake_amount: 10_000, lottery: [{ ticket: [1, 2, 3, 4] }, { ticket: [1, 2, 3, 4] }] },
      multiplier: 2,
      selectedStakeAmount: { amount: 10_000, potentialWinning: 5_000_000 },
    })
    const { lottery_play: plays } = kept.successObject as { lottery_play: Record<string, unknown>[] }
    expect(plays).toHaveLength(1)
    for (const name of [
      'amount',
      'lottery',
      'game_play_id',
      'game_status',
      'stake_per_pick',
      'total_stake',
      'total_ticket',
      'date',
      'status',
      'amount_won',
      'system_pick',
      'pin',
      'cashback_amount',
    ])
      expect(plays[0]).toHaveProperty(name)
    expect(kept.batchDrawData).not.toHaveProperty('cashback_amount')
    expect(kept.batchDrawData).toHaveProperty('jackpot')
  })

  test('banker keeps bankerStakeAmount, submissions and successObject, shaped as salary for life’s §3.54', () => {
    const { kept } = keptOf(banker)
    expect(kept).toMatchObject({
      bankerStakeAmount: 10_000,
      submissions: { get_game_play_id: 'slip-1' },
      successObject: { game_id: 'ticket-1' },
    })
    const salary = keptOf(salaryForLife).kept
    for (const name of ['submissions', 'successObject'])
      expect(Object.keys(kept[name] as object)).toEqual(Object.keys(salary[name] as object))
    expect(kept).not.toHaveProperty('stake')
    expect(kept).not.toHaveProperty('batchDrawData')
  })
})

test.each(games)(
  'what the store of $id has written it reads again, and no other game’s; damaged words are dropped',
  game => {
    const { state, kept } = keptOf(game)
    const text = writeState(game, state)
    const again = readState(game, text)!
    for (const name of [
      'picks',
      'multiplier',
      'dynamicPickNumber',
      'stake',
      'submissions',
      'successObject',
    ] as const)
      expect(again[name]).toEqual(state[name])
    if ('batchDrawData' in kept) expect(again.batchDrawData).toEqual(state.batchDrawData)
    expect(writeState(game, again)).toBe(writeState(game, { ...again }))
    for (const other of games) if (other !== game) expect(readState(other, text)).toBeUndefined()
    for (const damage of [null, 5, [], { ...kept, picks: 'none' }, { ...kept, multiplier: 99 }])
      expect(readState(game, JSON.stringify({ version: 1, game: game.id, state: damage }))).toBeUndefined()
    const slipless = { ...kept, submissions: 5, successObject: { lottery_play: 'x' } }
    const rest = readState(game, JSON.stringify({ version: 1, game: game.id, state: slipless }))
    expect([rest?.submissions, rest?.successObject, rest?.picks.length]).toEqual([
      null,
      null,
      game.lineCounts[1],
    ])
  },
)

test('each game has a store under a key of its own', async () => {
  const session = memorySession()
  for (const game of games) {
    const store = createPlayStore(game, { session, shelf: memoryShelf().shelf, randomInt: () => 0 })
    store.toggle(7)
    await store.settled()
  }
  expect([...session.texts.keys()].sort()).toEqual(games.map(game => `oriire_play:${game.id}`).sort())
})
