import { snapshot } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { createConsentStore } from '#src/play/consent-store.ts'
import { readConsent, writeConsent } from '#src/play/consent-state.ts'
import { memorySession, memoryShelf } from './shelves.ts'
import { success } from './ticket.ts'
import { wyseCash as game } from '../support/games.ts'

const KEY = 'oriire_consent:wyse-cash'
const open = async (parts: Partial<Parameters<typeof createConsentStore>[1]> = {}) => {
  const store = createConsentStore(game, { session: undefined, shelf: memoryShelf().shelf, ...parts })
  await store.ready
  return store
}
const at = (band: number, luckyNumber: string) => ({ band: kobo(band), luckyNumber })
const line = (band: number, luckyNumber: string, slip = `slip-${band}`) => ({
  ...at(band, luckyNumber),
  id: `${slip}.${luckyNumber}`,
  slipId: slip,
})
const BOUGHT = { ...success, ticketId: 'bought' }
const A = '3-17-58-92'
const B = '1-2-3-100'

test('the store has firstConsent, secondConsent, submissions, selections and successObject, and nothing else §3.55', async () => {
  const { state } = await open()
  expect(snapshot(state)).toEqual({
    firstConsent: false,
    secondConsent: false,
    submissions: [],
    selections: [],
    successObject: null,
  })
})

test('a sixth choice drops the oldest of its band, and choosing takes the registration and the second consent back §4.46', async () => {
  const store = await open()
  const numbers = [1, 2, 3, 4, 5, 6].map(n => `${n}-7-8-9`)
  for (const lucky of numbers.slice(0, 5)) store.toggle(at(100, lucky))
  store.keepSubmissions([line(100, numbers[0]!)])
  store.giveSecondConsent(true)
  store.toggle(at(100, numbers[5]!))
  expect(store.state.selections.map(it => it.luckyNumber)).toEqual(numbers.slice(1))
  expect([store.state.submissions.length, store.state.secondConsent]).toEqual([0, false])
})

test('new numbers clear what was chosen of the old ones §4.33', async () => {
  const store = await open()
  store.giveFirstConsent()
  store.toggle(at(100, A))
  store.keepSubmissions([line(100, A)])
  store.clearSelections()
  expect(snapshot(store.state)).toMatchObject({ firstConsent: true, selections: [], submissions: [] })
})

test('each registered line has its lucky number; one that is removed goes, and with it its choice §3.55, 4.48', async () => {
  const store = await open()
  for (const one of [at(100, A), at(100, B), at(200, A)]) store.toggle(one)
  store.keepSubmissions([line(100, A), line(100, B), line(200, A)])
  store.dropSubmission(line(100, A).id)
  expect(store.state.submissions.map(it => it.luckyNumber)).toEqual([B, A])
  expect(store.state.selections).toEqual([at(100, B), at(200, A)])
})

test('bought tickets are kept for the success screen and make room; those of another registration leave the picks alone', async () => {
  const store = await open()
  store.toggle(at(100, A))
  store.keepSubmissions([line(100, A, 'other')])
  store.keepSuccess([BOUGHT])
  expect([store.state.selections.length, store.state.successObject?.length]).toEqual([1, 1])
  store.keepSubmissions([line(100, A, 'bought')])
  store.keepSuccess([BOUGHT])
  expect([store.state.selections.length, store.state.submissions.length]).toEqual([0, 0])
})

test('everything is there again after the tab is closed, and consents do not pass from a damaged copy', async () => {
  const session = memorySession()
  const { shelf } = memoryShelf()
  const store = await open({ session, shelf })
  store.giveFirstConsent()
  store.toggle(at(500, A))
  await Promise.resolve()
  await store.settled()
  expect(session.getItem(KEY)).toContain('"version":1')
  const again = await open({ shelf })
  expect(snapshot(again.state)).toEqual(snapshot(store.state))
  const kept = session.getItem(KEY)!
  const spoilt = [
    '',
    'null',
    '{',
    kept.replace('"version":1', '"version":2'),
    kept.replace('wyse-cash', 'quika'),
    kept.replace('"firstConsent":true', '"firstConsent":"yes"'),
  ]
  for (const text of spoilt) expect([text, readConsent(game, text)]).toEqual([text, undefined])
})

test('registered lines and bought tickets are kept under the specification’s names §3.55', () => {
  const chosen = { band: kobo(100), luckyNumber: A }
  const state = {
    firstConsent: true,
    secondConsent: true,
    submissions: [{ ...chosen, id: 'line-1', slipId: 'slip-1' }],
    selections: [chosen],
    successObject: [success],
  }
  const text = writeConsent(game, state)
  expect(JSON.parse(text).state).toMatchObject({
    submissions: [{ band: kobo(100), lucky_number: A, id: 'line-1', game_play_id: 'slip-1' }],
    selections: [{ band: kobo(100), lucky_number: A }],
    successObject: [{ game_id: success.ticketId, pontential_winning: success.potentialWinning }],
  })
  expect(readConsent(game, text)).toEqual(state)
})

test('choices that are not for sale any more, are no numbers or are too many are dropped, the rest stays', () => {
  const state = {
    firstConsent: true,
    secondConsent: false,
    submissions: [],
    selections: [at(100, A)],
    successObject: null,
  }
  const kept = JSON.parse(writeConsent(game, state)) as { state: object }
  const read = (selections: unknown) =>
    readConsent(game, JSON.stringify({ ...kept, state: { ...kept.state, selections } }))
  expect(read([at(100, A)])).toEqual(state)
  const wrong = [[at(150, A)], [at(100, '1-x')], [1, 2, 3, 4, 5, 6].map(n => at(100, `${n}-7-8-9`)), 'all']
  for (const selections of wrong) expect(read(selections)).toEqual({ ...state, selections: [] })
})
