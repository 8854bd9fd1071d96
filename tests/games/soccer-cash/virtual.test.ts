// Virtual matches: their teams, their tables, and scores that nobody chooses.
import { expect, test } from 'vitest'
import { BATCH } from '#src/draws/schedule.ts'
import { LEAST_PARTS, PARTS } from '#src/games/soccer-cash/rules.ts'
import { parseScore } from '#src/games/soccer-cash/scores.ts'
import { cellAt, drawScore } from '#src/games/soccer-cash/virtual/draw.ts'
import { goalsOf } from '#src/games/soccer-cash/virtual/replay.ts'
import { tableOf } from '#src/games/soccer-cash/virtual/table.ts'
import { slateOf, teams } from '#src/games/soccer-cash/virtual/teams.ts'
import { judgeScores, shifted } from '../../support/scores.ts'
import { keyAt } from '../../support/wrong-drums.ts'
import { virtualOnSale } from '../../support/virtual-on-sale.ts'

const rounds = Array.from({ length: 2 * (teams.length - 1) }, (_, at) => slateOf(at * BATCH))
const all = rounds.flat()

test('every batch has a new slate in which every team plays once, and all meet all at home and away', () => {
  for (const slate of rounds) expect(new Set(slate.flatMap(it => [it.home, it.away])).size).toBe(teams.length)
  expect(new Set(teams.map(it => it.name)).size).toBe(teams.length)
  expect(teams.every(it => /^[A-Z]\w+ [A-Z]\w+$/.test(it.name))).toBe(true)
  expect(new Set(all.map(it => it.id)).size).toBe(teams.length * (teams.length - 1))
  expect(slateOf(BATCH)).not.toEqual(slateOf(2 * BATCH))
  expect(slateOf(7 * BATCH + 1)).toEqual(slateOf(7 * BATCH))
})

test('the parts of every pairing are whole numbers that sum to 2^20, and the stronger side scores more', () => {
  for (const match of all) {
    const table = tableOf(match)
    expect(table.every(parts => Number.isInteger(parts) && parts >= 0)).toBe(true)
    expect(table.reduce((sum, parts) => sum + parts, 0)).toBe(PARTS)
  }
  const first = tableOf({ id: '0-15', home: 0, away: 15 })
  const last = tableOf({ id: '15-0', home: 15, away: 0 })
  expect(first[7 * 2]!).toBeGreaterThan(4 * last[7 * 2]!)
})

test('each part of a table belongs to one score: the walk gives a score as many parts as it has', () => {
  const table = tableOf(all[0]!)
  const counts = table.map(() => 0)
  for (let part = 0; part < PARTS; part++) counts[cellAt(table, part)]! += 1
  expect(counts).toEqual(table)
})

test('scores that hardly ever come are drawn but not sold', () => {
  const table = tableOf(all[0]!)
  const { most, parts } = virtualOnSale(all[0]!)
  expect(parts.length).toBe((most + 1) ** 2)
  const unsold = parts.flatMap((it, cell) => (it === 0 ? [table[cell]!] : []))
  expect(unsold.length).toBeGreaterThan(0)
  expect(Math.max(...unsold)).toBeLessThan(LEAST_PARTS)
})

const drawn = (count: number, match: string, table: readonly number[]) =>
  Array.from({ length: count }, (_, at) => drawScore(keyAt(at), match, table))

test('60,000 drawn matches come as the table says, and a table shifted by one part in a hundred is noticed', () => {
  const match = all[3]!
  const table = tableOf(match)
  const scores = drawn(60_000, match.id, table)
  expect(judgeScores(scores, table).isFair).toBe(true)
  expect(judgeScores(scores, shifted(table, Math.round(PARTS / 100))).isFair).toBe(false)
})

test('one key gives each match of a slate a score of its own, always the same', () => {
  const key = keyAt(1)
  const scores = () => rounds[0]!.map(match => drawScore(key, match.id, tableOf(match)))
  expect(scores()).toEqual(scores())
  expect(new Set(scores()).size).toBeGreaterThan(2)
})

test('a replay shows exactly the goals of the score, within 90 minutes and in order', () => {
  for (const [at, score] of ['0-0', '3-2', '6-6', '1-0'].entries()) {
    const goals = goalsOf(keyAt(at), '0-1', score)
    const { home, away } = parseScore(score)!
    expect(goals.filter(it => it.side === 'home').length).toBe(home)
    expect(goals.filter(it => it.side === 'away').length).toBe(away)
    expect(goals.every(it => it.minute >= 1 && it.minute <= 90)).toBe(true)
    expect(goals).toEqual(goals.toSorted((a, b) => a.minute - b.minute))
  }
})
