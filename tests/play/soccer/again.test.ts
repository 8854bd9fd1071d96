// Repeating a past ticket's scores: the address that holds them, and how places map to another batch.
import { expect, test } from 'vitest'
import { readRules, type ScoresDocument } from '#src/games/rules-schema.ts'
import { numberOf } from '#src/games/score-numbers.ts'
import { allIn, real, virtual } from '#src/games/soccer-cash/rules.ts'
import { readSoccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import { virtualDocument } from '#src/games/soccer-cash/virtual/batch-rules.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { parseSearch } from '#src/lib/search.ts'
import { hrefOf, matchesAgain, stakeIn, virtualAgain } from '#src/play/soccer/again.ts'
import { codeIn } from '#src/play/share-link.ts'
import { picksAt, placesOf, placesOfLine } from '#src/play/soccer/virtual-places.ts'

const rulesAt = (opensAt: number): ScoresDocument =>
  readRules(JSON.stringify(virtualDocument(virtualSoccer, opensAt, kobo(15_000_000)))) as ScoresDocument
const first = rulesAt(Date.parse('2026-11-27T09:00:00.000Z'))
const later = rulesAt(Date.parse('2026-11-27T11:15:00.000Z'))

test('a ticket of virtual matches is called again on the same places, with the same stake and the teams of now', () => {
  const line = [numberOf(first, { match: 0, score: '2-1' }), numberOf(first, { match: 5, score: '0-0' })]
  const href = hrefOf(virtualAgain({ lines: [line], stake: kobo(500) }))
  const [path, query] = href.split('?')
  expect(path).toBe('/virtual')
  const search = parseSearch(query!)
  expect(stakeIn(virtual, search)).toBe(kobo(500))
  const places = readSoccerShareCode(virtual, codeIn(search)!).picks!
  expect(places).toEqual(placesOfLine(line))
  const picks = picksAt(later, places)
  expect(picks).toEqual([
    { match: later.matches[0]!.id, score: '2-1' },
    { match: later.matches[5]!.id, score: '0-0' },
  ])
  expect(later.matches[0]!.id).not.toBe(first.matches[0]!.id)
  expect(placesOf(later, picks)).toEqual(places)
  expect(placesOf(later, [{ match: first.matches[0]!.id, score: '2-1' }])).toEqual([])
})

const at = (match: string, ...scores: string[]) => ({ match, scores })

test('places and scores that a batch does not sell are left out, whatever a link holds', () => {
  expect(picksAt(later, [at('0', '9-9'), at('8', '1-0'), at('-1', '1-0'), at('a', '1-0')])).toEqual([])
  expect(picksAt(later, [at('1', '6-6'), at('2', 'x'), at('3'), at('1.5', '1-0')])).toEqual([])
  const six = [0, 1, 2, 3, 4, 5].map(place => at(String(place), '1-1'))
  expect(picksAt(later, six)).toHaveLength(virtual.most)
})

test('a ticket of real matches goes to the page that looks whether they are on sale, with its stake if that is sold', () => {
  const picks = [{ match: 'a', scores: ['1-1'] }]
  const { to, search } = matchesAgain(allIn, picks, kobo(200))
  expect(to).toBe('/soccer-cash/game-selection/shared')
  expect(readSoccerShareCode(allIn, codeIn(search)!).picks).toEqual(picks)
  expect(stakeIn(allIn, search)).toBe(kobo(200))
  expect(stakeIn(real, search)).toBeUndefined()
  expect(stakeIn(allIn, {})).toBeUndefined()
})
