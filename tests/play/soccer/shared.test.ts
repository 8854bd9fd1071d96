// Picks of matches as a code or a link, and what a phone says of an invalid one.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allIn, real } from '#src/games/soccer-cash/rules.ts'
import { readSoccerShareCode, soccerShareCode } from '#src/games/soccer-cash/share-code.ts'
import { soccerCodeIn, soccerShareLink } from '#src/play/soccer/share-link.ts'
import { sharedSlip, slipOnSale } from '#src/play/soccer/shared-slip.ts'
import { parseSearch } from '#src/lib/search.ts'
import { codeIn } from '#src/play/share-link.ts'
import { matchOf, NOW, three } from './matches.ts'

const picks = [
  { match: 'a', scores: ['2-1', '1-0'] },
  { match: 'b', scores: ['1-1'] },
  { match: 'c', scores: ['4-2'] },
]

test('a shared address or code loads the same picks §2.30', () => {
  const link = soccerShareLink('https://oriire.ng', real, picks)
  expect(new URL(link).pathname).toBe('/soccer-cash/game-selection/shared')
  const code = codeIn(parseSearch(new URL(link).search))!
  expect(code).toBe(soccerShareCode(real, picks))
  expect(soccerCodeIn(`Play this: ${link} now`)).toBe(code)
  expect(soccerCodeIn(`  ${code} `)).toBe(code)
  expect(sharedSlip(code, three, NOW)).toEqual({ form: real, picks, matches: three })
  const single = [{ match: 'a', scores: ['3-3'] }]
  expect(sharedSlip(soccerShareCode(allIn, single), three, NOW)).toMatchObject({ form: allIn, picks: single })
})

test('kept scores are played only while all their matches are on sale, at their prices', () => {
  expect(slipOnSale(real, picks, three, NOW)).toEqual({ form: real, picks, matches: three })
  expect(slipOnSale(real, picks, three.slice(1), NOW).fault).toBe('match-unknown')
  expect(slipOnSale(real, picks, three, Date.parse(three[0]!.closesAt)).fault).toBe('match-unknown')
})

test('a code says nothing but matches and scores', () => {
  expect(soccerShareCode(real, picks)).toMatch(/^1~a~21\.10~b~11~c~42~[\da-z]{2}$/)
})

test.each([
  ['a fourth match', soccerShareCode(real, [...picks, { match: 'd', scores: ['0-0'] }]), 'too-many'],
  ['a score of 100-0', '1~a~1000~b~11~c~11~zz', 'bad-score'],
  ['a match without a score', '1~a~~b~11~c~11~zz', 'bad-score'],
  ['the same match twice', '1~a~11~a~21~zz', 'match-twice'],
  ['a wrong check', '1~a~11~zz', 'damaged'],
  ['nothing', '', 'damaged'],
  ['another version', '2~a~11~zz', 'newer'],
  ['an unknown match', soccerShareCode(real, [{ match: 'x', scores: ['1-1'] }]), 'match-unknown'],
  ['a score without a price', soccerShareCode(real, [{ match: 'a', scores: ['9-9'] }]), 'score-not-sold'],
])('a code with %s is told', (_, code, fault) => {
  expect(sharedSlip(code, three, NOW)).toMatchObject({ fault, most: 3 })
})

test('a match that closes is not loaded any more', () => {
  const code = soccerShareCode(real, picks)
  const closed = [matchOf('a', { closesAt: new Date(NOW).toISOString() }), ...three.slice(1)]
  expect(sharedSlip(code, closed, NOW)).toMatchObject({ fault: 'match-unknown' })
})

test('any text is read or told, and one changed letter never gives other picks', () => {
  const code = soccerShareCode(real, picks)
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(code.length - 1),
      fc.constantFrom(...'0123456789abz~.'),
      (text, at, letter) => {
        expect(readSoccerShareCode(real, text).picks).toBeUndefined()
        const changed = code.slice(0, at) + letter + code.slice(at + 1)
        if (changed !== code) expect(readSoccerShareCode(real, changed).picks).toBeUndefined()
      },
    ),
    { numRuns: 300 },
  )
})
