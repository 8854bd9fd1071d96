// What the soccer cash screens say about matches and picks.
import { expect, test } from 'vitest'
import { MOST_PAID, allIn, real, type SoccerForm } from '#src/games/soccer-cash/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { slateOf } from '#src/play/soccer/state.ts'
import { asked, byDay, bySettledDay, dayWords, isClosed } from '#src/screens/soccer/match-list.ts'
import { notYet } from '#src/screens/soccer/not-yet.ts'
import { scoreFault } from '#src/screens/soccer/score-fault.ts'
import { chanceOf, countWords, predictionRows, soccerTag } from '#src/screens/soccer/soccer-tag.ts'
import { matchOf, NOW, three } from '../../play/soccer/matches.ts'

const slate = slateOf(three)
const picks = [
  { match: 'a', scores: ['2-1', '1-0'] },
  { match: 'b', scores: ['1-1'] },
  { match: 'c', scores: ['0-0', '3-1'] },
]
const stake = kobo(100)
const fault = (score: string, taken: string[] = [], most = 20) =>
  scoreFault({ match: 'a', score, taken, most }, slate)
const chosen = (scores: string[][]) =>
  scores.map((list, at) => ({ matchId: three[at]!.matchId, scores: list, customScores: [] }))
const said = (scores: string[][], form: SoccerForm = real, now = NOW, most = MOST_PAID) =>
  notYet(form, chosen(scores), three.slice(0, scores.length), now, most)
const everything = { search: '', day: '', league: '' }

test('matches stand under their Lagos day, then their league, then by kick-off', () => {
  const late = matchOf('late', { kickOff: '2026-11-28T23:30:00.000Z' })
  const spain = matchOf('es', { league: 'es.1', kickOff: '2026-11-28T12:00:00.000Z' })
  expect(
    byDay([late, ...three, spain]).map(({ day, leagues }) => [
      day,
      leagues.map(({ league, matches }) => [league, matches.map(it => it.matchId)]),
    ]),
  ).toEqual([
    [
      '2026-11-28',
      [
        ['en.1', ['a', 'b', 'c']],
        ['es.1', ['es']],
      ],
    ],
    ['2026-11-29', [['en.1', ['late']]]],
  ])
})

test('a search finds a team whatever its accents, and keeps to a day and a league', () => {
  const koln = matchOf('k', { home: '1. FC Köln', league: 'de.1', kickOff: '2026-11-29T15:00:00.000Z' })
  const all = [...three, koln]
  expect(asked(all, { ...everything, search: ' koln' })).toEqual([koln])
  expect(asked(all, { ...everything, day: '2026-11-29' })).toEqual([koln])
  expect(asked(all, { ...everything, league: 'de.1' })).toEqual([koln])
  expect(asked(all, { ...everything, search: 'away b' }).map(it => it.matchId)).toEqual(['b'])
  expect(asked(all, everything)).toEqual(all)
})

test('a day is called today or tomorrow only where the clock is known', () => {
  const at = Date.parse('2026-11-27T23:00:00.000Z')
  expect(dayWords(at, at)).toBe('Today')
  expect(dayWords(at, at - 3_600_000)).toBe('Tomorrow')
  expect(dayWords(at, undefined)).toBe('Saturday 28/11')
})

test('each combination shows its chance, its prize and what comes back; the count and the price are of all', () => {
  const rows = predictionRows(picks, slate, stake)
  expect(rows.map(it => it.scores.join(' '))).toEqual([
    '2-1 1-1 0-0',
    '2-1 1-1 3-1',
    '1-0 1-1 0-0',
    '1-0 1-1 3-1',
  ])
  for (const row of rows) expect(row.back).toBe('53')
  const tag = soccerTag(real, picks, slate, stake)!
  expect(tag).toMatchObject({ predictions: 4, stake: kobo(400), isCapped: false, back: '53' })
  expect(tag.winning).toBe(Math.max(...rows.map(it => it.prize)))
  expect(countWords(picks, stake)).toBe('2 × 1 × 2 predictions at ₦100.')
  expect(Number(chanceOf(slate, 'a', '2-1'))).toBeGreaterThan(5)
})

test('a cap that cuts a prize lowers what comes back, and is said', () => {
  const rare = [
    { match: 'a', scores: ['5-4'] },
    { match: 'b', scores: ['4-5'] },
    { match: 'c', scores: ['5-5'] },
  ]
  const tag = soccerTag(real, rare, slate, stake)!
  expect(tag).toMatchObject({ isCapped: true, winning: MOST_PAID })
  expect(Number(tag.back)).toBeLessThan(53)
  expect(soccerTag(real, picks, slate, stake, kobo(1_000))).toMatchObject({
    isCapped: true,
    winning: kobo(1_000),
  })
})

test('a score that was typed is refused with its reason', () => {
  for (const bad of ['100-0', '-', 'x-1', '1.5-0', '10-0'])
    expect(fault(bad)).toBe('Whole goals from 0 to 9 each')
  expect(fault('9-9')).toBe('9-9 is too rare: it has no price')
  expect(fault('2-1', ['2-1'])).toBe('You have 2-1 already')
  expect(fault('2-1', ['1-1'], 20)).toBeUndefined()
  expect(
    fault(
      '2-1',
      Array.from({ length: 20 }, (_, at) => `${at}`),
    ),
  ).toBe('At most 20 scores a match')
})

test('what is missing is said until the picks are a ticket: matches, scores, time, too many predictions', () => {
  expect(said([['1-1']])).toBe('Pick 2 more matches.')
  expect(said([['1-1'], [], ['0-0']])).toBe('Call a score of Home b v Away b.')
  expect(said([['1-1'], ['1-1'], ['0-0']])).toBeUndefined()
  expect(said([['1-1']], allIn)).toBeUndefined()
  expect(said([['1-1'], ['1-1'], ['0-0']], real, Date.parse(three[0]!.closesAt))).toMatch(/^Too late/)
  expect(said([['1-1'], ['1-1'], ['0-0']], real, NOW, 0)).toMatch(/not sold right now/)
  const eight = ['1-0', '2-0', '2-1', '0-0', '1-1', '2-2', '0-1', '0-2']
  expect(said([eight, eight, eight])).toMatch(/^512 predictions: a ticket takes at most 500/)
})

test('sales of a match end at the minute it says', () => {
  const closesAt = '2026-11-28T14:59:00.000Z'
  expect(isClosed({ closesAt }, Date.parse(closesAt) - 1)).toBe(false)
  expect(isClosed({ closesAt }, Date.parse(closesAt))).toBe(true)
})

const won = (dateWon: string, earning: number) => ({
  dateWon,
  earning,
  lotteryType: 'SOCCER_CASH',
  phoneNumber: '080******01',
  totalPredictions: 1,
  stake: kobo(100),
  matches: [],
})

test('finalists stand under the Lagos day on which their last match was settled, in the order given', () => {
  const list = [
    won('2026-11-28T23:30:00.000Z', 900),
    won('2026-11-29T18:00:00.000Z', 500),
    won('2026-11-28T18:00:00.000Z', 700),
  ]
  expect(bySettledDay(list).map(({ day, finalists }) => [day, finalists.map(it => it.earning)])).toEqual([
    ['29/11/2026', [900, 500]],
    ['28/11/2026', [700]],
  ])
  expect(bySettledDay([])).toEqual([])
})
