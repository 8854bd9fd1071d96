// What the virtual soccer screens say and show, without a DOM: prices, the film, and scores by a batch's code.
import { expect, test } from 'vitest'
import { BATCH, batchId } from '#src/draws/schedule.ts'
import type { ScoresDocument } from '#src/games/rules-schema.ts'
import { rulesOfBatch } from '#src/games/rules-today.ts'
import { priceOfLine } from '#src/games/score-lines.ts'
import { numberOf } from '#src/games/score-numbers.ts'
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { kobo } from '#src/lib/money.ts'
import { ballPath, filmOf, MINUTES, scoreAtMinute } from '#src/screens/ticket/virtual/film.ts'
import { standardScores } from '#src/games/soccer-cash/choosing.ts'
import { otherScores, payOf, virtualTag } from '#src/screens/virtual/virtual-tag.ts'
import { NOON } from '../support/service.ts'
import { sealedBatch } from '../draws/sealed-batch.ts'

const opensAt = Math.floor(NOON / BATCH) * BATCH
const rules = rulesOfBatch(virtualSoccer, opensAt, kobo(100_000_000)).document as ScoresDocument
const stake = kobo(100)

test('the tag says the prize of all picks together, their odds and that 53% comes back', () => {
  expect(virtualTag(rules, [], stake)).toBeUndefined()
  const [one, two] = rules.matches as [ScoresDocument['matches'][0], ScoresDocument['matches'][0]]
  const tag = virtualTag(
    rules,
    [
      { match: two.id, score: '1-0' },
      { match: one.id, score: '1-1' },
    ],
    stake,
  )!
  const line = [numberOf(rules, { match: 0, score: '1-1' }), numberOf(rules, { match: 1, score: '1-0' })]
  expect(tag.line).toEqual(line)
  expect(tag.prize).toBe(priceOfLine(rules, stake, line).prize)
  expect([tag.back, tag.isCapped]).toEqual(['53', false])
  expect(Number(tag.oneIn)).toBeGreaterThan(20)
  expect(virtualTag(rules, [{ match: 'another', score: '1-0' }], stake)).toBeUndefined()
})

test('a prize that is cut says so, and what then comes back', () => {
  const picks = rules.matches.slice(0, 5).map(({ id }) => ({ match: id, score: '2-2' }))
  const tag = virtualTag(rules, picks, kobo(1_000))!
  expect(tag.isCapped).toBe(true)
  expect(tag.prize).toBe(rules.mostPaid)
  expect(Number(tag.back)).toBeLessThan(53)
})

test('every score of a match is offered with its own price, rare ones are not sold', () => {
  const all = [...standardScores, ...otherScores(rules)]
  expect(new Set(all).size).toBe(49)
  const pays = all.map(score => payOf(rules, stake, { match: 0, score }))
  expect(pays.filter(it => it === undefined).length).toBe(
    rules.matches[0]!.parts.filter(parts => parts < rules.leastParts).length,
  )
  expect(pays[0]!).toBeLessThan(pays.at(-3) ?? Number.POSITIVE_INFINITY)
})

test('the scores of a batch have their teams by its code alone, as its rules name them', () => {
  const batch = batchId(virtualSoccer, opensAt)
  const numbers = rules.matches.map((_, match) => numberOf(rules, { match, score: '2-1' }))
  expect(calledIn(batch, numbers).map(it => `${it.home} ${it.score} ${it.away}`)).toEqual(
    rules.matches.map(({ home, away }) => `${home} 2-1 ${away}`),
  )
  expect(calledIn('no batch', numbers)).toEqual([])
  expect(calledIn(batch, [4_000])).toEqual([])
})

test('the film ends with the score that was drawn, and the ball is in the goal when a goal falls', () => {
  const { proofs } = sealedBatch([[[numberOf(rules, { match: 0, score: '1-1' })]]], { rules, stake })
  const film = filmOf(proofs[0]!)
  expect(film.length).toBe(8)
  for (const match of film) {
    expect(scoreAtMinute(match, 0)).toBe('0-0')
    expect(scoreAtMinute(match, MINUTES)).toBe(match.score)
    const { x, y, times } = ballPath(match)
    const at = times.split(';').map(Number)
    expect([at[0], at.at(-1)]).toEqual([0, 1])
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(new Set(at).size).toBe(at.length)
    expect([x, y].map(it => it.split(';').length)).toEqual([at.length, at.length])
    const places = x.split(';').map(Number)
    const minutes = new Set(match.goals.map(it => it.minute))
    const near = places.filter(
      (place, nth) => !minutes.has(Math.round(at[nth]! * MINUTES)) && (place < 80 || place > 280),
    )
    expect(near).toEqual([])
    for (const { minute, side } of match.goals)
      expect(places[at.findIndex(it => Math.round(it * MINUTES) === minute)]).toBe(side === 'home' ? 348 : 12)
  }
})

test('before the draw there is no film', () => {
  const { proofs } = sealedBatch([[[1]]], { rules, stake })
  expect(filmOf({ ...proofs[0]!, batch: { ...proofs[0]!.batch, draw: null } })).toEqual([])
})
