// Every row and multiplier rule, on the rules of every game as sold.
import { describe, expect, test } from 'vitest'
import { banker } from '#src/games/banker/rules.ts'
import type { GameRules } from '#src/games/game.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { quika } from '#src/games/quika/rules.ts'
import { games } from '#src/games/rules.ts'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import * as engine from '#src/picks/engine.ts'
import { isComplete, slotsOf, type Picks } from '#src/picks/rows.ts'

/** Always the first of what is left: easy to follow. */
const first = () => 0
const last = (below: number) => below - 1

type Verb = (picks: Picks, rules: GameRules) => Picks
/** A verb as the store of a game does it. */
const done = (picks: Picks, rules: GameRules, verb: Verb): Picks =>
  engine.withFakeMultiplier(picks, rules, open => verb(open, rules))

const full = (rules: GameRules, lines: number): Picks =>
  done(engine.freshPicks(rules), rules, (picks, game) =>
    engine.shuffleAll(engine.setLineCount(picks, game, lines), game, first),
  )
const shape = (picks: Picks) => [picks.rows.length, picks.multiplier]

test.each([
  [salaryForLife, 2, 5, 10],
  [instantCashout, 1, 4, 10],
  [wyseCash, 1, 4, 5],
  [quika, 1, 4, 1],
  [banker, 1, 4, 10],
] as const)(
  'fresh picks of $id: lines, slots in a line and dynamicPickNumber §3.38 §9.14 §9.18',
  (rules, lines, slots, cap) => {
    const picks = engine.freshPicks(rules)
    expect(shape(picks)).toEqual([lines, lines])
    expect(picks.rows.map(row => row.digitArray.length)).toEqual(Array(lines).fill(slots))
    expect(picks.dynamicPickNumber).toBe(cap)
  },
)

describe('a digit', () => {
  test.each(games)('of $id goes to the first empty slot of the first incomplete row §4.39', rules => {
    const ten = Array.from({ length: rules.pick }, (_, at) => at + 11)
    const picks = ten.reduce((picks, n) => engine.addDigit(picks, rules, n), engine.freshPicks(rules))
    expect(slotsOf(picks.rows[0]!)).toEqual(ten)
    const holed = engine.clearDigit(full(rules, rules.lineCounts[1]!), 1, 2)
    expect(slotsOf(holed.rows[1]!).indexOf(null)).toBe(1)
    expect(slotsOf(engine.addDigit(holed, rules, 40).rows[1]!)[1]).toBe(40)
  })

  test('starts a new row and raises the multiplier by one where the last row is full: only in salary for life §4.39', () => {
    const grown = engine.addDigit(full(salaryForLife, 2), salaryForLife, 33)
    expect(shape(grown)).toEqual([3, 3])
    expect(slotsOf(grown.rows[2]!)).toEqual([33, null, null, null, null])
    const most = full(salaryForLife, 10)
    expect(engine.addDigit(most, salaryForLife, 33)).toBe(most)
    for (const rules of games.filter(it => it !== salaryForLife)) {
      const picks = full(rules, rules.lineCounts[0]!)
      expect(done(picks, rules, (open, game) => engine.addDigit(open, game, 33)).rows).toEqual(picks.rows)
    }
  })
})

test.each([
  [salaryForLife, 2, 3],
  [salaryForLife, 9, 10],
  [salaryForLife, 10, 10],
  [instantCashout, 1, 3],
  [instantCashout, 3, 5],
  [instantCashout, 5, 7],
  [instantCashout, 7, 10],
  [instantCashout, 10, 10],
  [quika, 1, 2],
  [quika, 19, 20],
  [quika, 20, 20],
  [banker, 1, 2],
  [banker, 10, 10],
  [wyseCash, 4, 5],
  [wyseCash, 5, 5],
] as const)(
  '$id: copying a row of %2$i lines makes them %3$i, the copies right behind it §4.40',
  (rules, before, after) => {
    const picks = full(rules, before)
    const marked = engine.replaceNumber(picks, rules, 0, 1, rules.of)
    const copied = done(marked, rules, (open, game) => engine.duplicateRow(open, game, 0))
    expect(shape(copied)).toEqual([after, after])
    expect(copied.rows.map(row => slotsOf(row)[0] === rules.of)).toEqual(
      Array.from({ length: after }, (_, at) => at <= after - before),
    )
  },
)

test.each([
  [salaryForLife, 3, 2],
  [salaryForLife, 2, 2], // the floor: an empty row comes back
  [instantCashout, 10, 7],
  [instantCashout, 7, 5],
  [instantCashout, 5, 3],
  [instantCashout, 3, 1],
  [instantCashout, 1, 1],
  [quika, 20, 19],
  [quika, 2, 1],
  [quika, 1, 1],
  [banker, 2, 1],
  [banker, 1, 1],
  [wyseCash, 5, 4],
  [wyseCash, 1, 1],
] as const)('$id: deleting a row of %2$i lines leaves %3$i §4.41 §4.43', (rules, before, after) => {
  for (const verb of [
    (picks: Picks) => engine.deleteRow(picks, rules, 0),
    (picks: Picks) => engine.deleteRow(picks, rules, picks.rows.length - 1),
  ]) {
    const left = done(full(rules, before), rules, verb)
    expect(shape(left)).toEqual([after, after])
    expect(left.rows.filter(isComplete).length).toBe(Math.min(before - 1, after))
  }
})

test.each([
  [salaryForLife, [-5, 0, 1, 2, 3, 10, 11], [2, 2, 2, 2, 3, 10, 10]],
  [instantCashout, [-5, 0, 1, 2, 3, 4, 6, 9, 10, 11], [1, 1, 1, 1, 3, 3, 5, 7, 10, 10]],
  [quika, [-5, 0, 1, 2, 3, 20, 21], [1, 1, 1, 2, 3, 20, 20]],
  [banker, [-5, 0, 1, 2, 10, 11], [1, 1, 1, 2, 10, 10]],
  [wyseCash, [-5, 0, 1, 2, 5, 6], [1, 1, 1, 2, 5, 5]],
] as const)(
  '$id: the multiplier keeps its floor, its reset and its cap §4.43 §4.44 §4.45',
  (rules, wishes, counts) => {
    const set = (wish: number) =>
      done(full(rules, rules.lineCounts.at(-1)!), rules, (open, game) =>
        engine.setLineCount(open, game, wish),
      )
    expect(wishes.map(wish => set(wish).multiplier)).toEqual(counts)
    expect(
      done(engine.freshPicks(rules), rules, (open, game) => engine.setLineCount(open, game, 99)).multiplier,
    ).toBe(rules.lineCounts.at(-1))
  },
)

test('the fake multiplier of quick draw goes from 1 to 20, and dynamicPickNumber follows it §4.45 §9.18', () => {
  let picks = engine.freshPicks(quika)
  const seen = [picks.dynamicPickNumber]
  for (let step = 0; step < 25; step++) {
    picks = done(picks, quika, engine.raise)
    seen.push(picks.dynamicPickNumber)
    expect(picks.dynamicPickNumber).toBe(picks.rows.length)
  }
  expect([Math.min(...seen), Math.max(...seen)]).toEqual([1, 20])
  for (let step = 0; step < 25; step++)
    picks = done(picks, quika, it => engine.setLineCount(it, quika, it.multiplier - 1))
  expect([picks.dynamicPickNumber, ...shape(picks)]).toEqual([1, 1, 1])
  // Without it, picks stop at the number that they have.
  expect(engine.raise(engine.freshPicks(quika), quika).rows.length).toBe(1)
})

test.each(games)(
  '$id: clear, shuffle, random row, fill and replace keep the shape of a ticket §4.42',
  rules => {
    const most = rules.lineCounts.at(-1)!
    const picks = full(rules, most)
    const empty = Array(rules.pick).fill(null)
    expect(slotsOf(engine.clearRow(picks, rules, 0).rows[0]!)).toEqual(empty)
    expect(engine.clearAll(picks, rules).rows.map(slotsOf)).toEqual(Array(most).fill(empty))
    expect(slotsOf(engine.shuffleRow(picks, rules, 0, last).rows[0]!)).toContain(rules.of)
    expect(engine.shuffleAll(picks, rules, last).rows.every(row => slotsOf(row).includes(rules.of))).toBe(
      true,
    )
    const holed = engine.clearDigit(engine.clearRow(picks, rules, 0), most - 1, 1)
    expect(engine.fillIncomplete(holed, rules, last).rows.every(isComplete)).toBe(true)
    const random = done(engine.clearRow(picks, rules, 0), rules, (open, game) =>
      engine.addRandomRow(open, game, last),
    )
    expect([isComplete(random.rows[0]!), random.rows.length]).toEqual([true, most])
    expect(slotsOf(engine.replaceNumber(picks, rules, 0, 1, rules.of).rows[0]!)[0]).toBe(rules.of)
  },
)
