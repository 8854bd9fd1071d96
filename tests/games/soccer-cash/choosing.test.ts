// How picks change while a player chooses.
import { expect, test } from 'vitest'
import {
  addScore,
  chooseAllIn,
  chooseVirtual,
  removeScore,
  scoresOf,
  type ChosenMatch,
  type VirtualChoice,
} from '#src/games/soccer-cash/choosing.ts'

const none: ChosenMatch[] = []

test('several scores per match are allowed, chips and typed ones, each once §3.44 §4.49 §4.50', () => {
  const one = addScore(none, '7', '1-1', 'scores')
  const two = addScore(one, '7', '4-2', 'customScores')
  expect(two).toEqual([{ matchId: '7', scores: ['1-1'], customScores: [{ scoreText: '4-2' }] }])
  expect(addScore(two, '7', '4-2', 'scores')).toEqual(two)
  expect(scoresOf(two[0]!)).toEqual(['1-1', '4-2'])
  const both = addScore(two, '8', '0-0', 'scores')
  expect(both.map(it => it.matchId)).toEqual(['7', '8'])
  expect(addScore(both, '8', '2-0', 'scores').map(scoresOf)).toEqual([
    ['1-1', '4-2'],
    ['0-0', '2-0'],
  ])
})

test('deleting a match’s last score removes the match §4.50', () => {
  const both = addScore(addScore(none, '7', '1-1', 'scores'), '7', '4-2', 'customScores')
  expect(removeScore(both, '7', '1-1')).toEqual([
    { matchId: '7', scores: [], customScores: [{ scoreText: '4-2' }] },
  ])
  expect(removeScore(removeScore(both, '7', '1-1'), '7', '4-2')).toEqual([])
  expect(removeScore(both, '8', '1-1')).toEqual(both)
})

test('all-in keeps one score per match, clears the other kind, and a fourth match replaces the oldest §4.51', () => {
  const chip = chooseAllIn(none, '7', '1-1', 'scores')
  const typed = chooseAllIn(chip, '7', '5-2', 'customScores')
  expect(typed).toEqual([{ matchId: '7', scores: [], customScores: [{ scoreText: '5-2' }] }])
  expect(chooseAllIn(typed, '7', '2-0', 'scores')).toEqual([
    { matchId: '7', scores: ['2-0'], customScores: [] },
  ])
  const full = ['8', '9', '10'].reduce((chosen, id) => chooseAllIn(chosen, id, '0-0', 'scores'), typed)
  expect(full.map(it => it.matchId)).toEqual(['8', '9', '10'])
})

test('virtual takes at most five: the same match replaces its entry, a sixth drops the oldest §3.47 §4.52', () => {
  const five = ['0-1', '2-3', '4-5', '6-7', '8-9'].reduce<VirtualChoice[]>(
    (chosen, match) => chooseVirtual(chosen, { match, score: '1-1' }),
    [],
  )
  const replaced = chooseVirtual(five, { match: '4-5', score: '2-0' })
  expect(replaced.map(it => it.match)).toEqual(five.map(it => it.match))
  expect(replaced[2]).toEqual({ match: '4-5', score: '2-0' })
  expect(chooseVirtual(five, { match: '10-11', score: '0-0' }).map(it => it.match)).toEqual([
    '2-3',
    '4-5',
    '6-7',
    '8-9',
    '10-11',
  ])
})
