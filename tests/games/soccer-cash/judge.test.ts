// How real matches end for tickets, whatever sources say.
import { describe, expect, test } from 'vitest'
import { realDocument } from '#src/games/soccer-cash/document.ts'
import { judge, startsBy, type Report } from '#src/games/soccer-cash/judge.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import { DAY, HOUR, lagosInstant, MINUTE } from '#src/lib/lagos-time.ts'

const kickOff = lagosInstant(2026, 11, 28, 16)
const end = kickOff + 110 * MINUTE
const said = (more: Partial<Report>): Report => ({
  source: 'one',
  phase: 'ended',
  kickOff,
  score: '2-1',
  since: end,
  ...more,
})
const other = (more: Partial<Report> = {}) => said({ source: 'other', ...more })
const decided = (verdict: object, ...sources: string[]) => ({ is: 'decided', verdict, sources })

describe('a score', () => {
  test('counts at once where two sources agree', () => {
    expect(judge(kickOff, [said({}), other()], end)).toEqual(decided({ score: '2-1' }, 'one', 'other'))
  })

  test('of one source counts after half an hour without a change, and not a moment before', () => {
    expect(judge(kickOff, [said({})], end + times.alone - 1)).toEqual({ is: 'waiting' })
    expect(judge(kickOff, [said({})], end + times.alone)).toEqual(decided({ score: '2-1' }, 'one'))
    const corrected = said({ score: '2-2', since: end + 20 * MINUTE })
    expect(judge(kickOff, [corrected], end + times.alone)).toEqual({ is: 'waiting' })
  })

  test('of one source that lists the match twice is the word of one', () => {
    const twice = [said({}), said({ since: end + 5 * MINUTE })]
    expect(judge(kickOff, twice, end + times.alone)).toEqual({ is: 'waiting' })
    expect(judge(kickOff, twice, end + 5 * MINUTE + times.alone)).toEqual(decided({ score: '2-1' }, 'one'))
    expect(judge(kickOff, [...twice, other()], end + 5 * MINUTE)).toEqual(
      decided({ score: '2-1' }, 'one', 'other'),
    )
  })

  test('is not contradicted by a source that still calls the match not started or live', () => {
    for (const phase of ['scheduled', 'live'] as const)
      expect(judge(kickOff, [other({ phase, score: undefined }), said({})], end + times.alone)).toEqual(
        decided({ score: '2-1' }, 'one'),
      )
  })

  test.each([
    ['postponed', {}],
    ['stopped', { stoppedAt: kickOff + HOUR }],
    ['abandoned', { stoppedAt: kickOff + HOUR }],
    ['scheduled', { kickOff: kickOff + DAY }],
  ] as const)('of one source settles nothing alone while another has the match %s', (phase, more) => {
    const off = other({ phase, score: undefined, ...more })
    const later = end + times.alone
    expect(judge(kickOff, [said({}), off], later - 1)).toEqual({ is: 'waiting' })
    expect(judge(kickOff, [said({}), off], later)).toEqual({ is: 'disputed' })
    const third = said({ source: 'third' })
    expect(judge(kickOff, [said({}), third, off], end)).toMatchObject({ verdict: { score: '2-1' } })
    // An entry of its own for the day before.
    expect(judge(kickOff, [said({}), { ...off, source: 'one' }], later)).toEqual(
      decided({ score: '2-1' }, 'one'),
    )
  })

  test('on which two sources disagree settles nothing, until the operator says which', () => {
    const both = [said({}), other({ score: '2-2' })]
    expect(judge(kickOff, both, end + 2 * DAY)).toEqual({ is: 'disputed' })
    const ours = said({ source: 'operator', score: '2-2' })
    expect(judge(kickOff, [...both, ours], end + 2 * DAY)).toEqual(decided({ score: '2-2' }, 'operator'))
    expect(judge(kickOff, [said({}), other({ phase: 'cancelled' })], end + DAY)).toEqual({ is: 'disputed' })
  })

  test('that an ended match still lacks is waited for', () => {
    expect(judge(kickOff, [said({ score: undefined })], end)).toEqual({ is: 'waiting' })
  })
})

const ended = (at: number) => [said({ kickOff: at }), other({ kickOff: at })]

describe('a match that', () => {
  test('is postponed waits until the end of the next day in Lagos, and is void after it', () => {
    const moved = said({ phase: 'postponed', score: undefined, since: kickOff - HOUR })
    expect(startsBy(kickOff)).toBe(lagosInstant(2026, 11, 30))
    expect(judge(kickOff, [moved], startsBy(kickOff) - 1).is).toBe('waiting')
    expect(judge(kickOff, [moved], startsBy(kickOff))).toEqual(decided({ void: 'postponed' }, 'one'))
  })

  test('is given another day without a word is void by the same deadline, and one that keeps its day is waited for', () => {
    const moved = said({ phase: 'scheduled', score: undefined, kickOff: kickOff + 9 * DAY })
    expect(judge(kickOff, [moved], startsBy(kickOff) - 1).is).toBe('waiting')
    expect(judge(kickOff, [moved], startsBy(kickOff))).toEqual(decided({ void: 'postponed' }, 'one'))
    const late = said({ phase: 'scheduled', score: undefined, kickOff: startsBy(kickOff) })
    expect(judge(kickOff, [late], startsBy(kickOff))).toEqual(decided({ void: 'postponed' }, 'one'))
    const silent = said({ phase: 'scheduled', score: undefined })
    expect(judge(kickOff, [silent], startsBy(kickOff)).is).toBe('silent')
  })

  test('is played the next day counts, and void the day after that', () => {
    expect(judge(kickOff, ended(startsBy(kickOff) - 1), end + 2 * DAY)).toMatchObject({
      verdict: { score: '2-1' },
    })
    expect(judge(kickOff, ended(startsBy(kickOff)), end + 2 * DAY)).toMatchObject({
      verdict: { void: 'moved' },
    })
  })

  test.each(['stopped', 'abandoned'] as const)('is %s is void after a day unless it is finished', phase => {
    const stopped = said({ phase, score: undefined, stoppedAt: end })
    expect(judge(kickOff, [stopped], end + DAY - 1).is).not.toBe('decided')
    expect(judge(kickOff, [stopped], end + DAY)).toEqual(decided({ void: 'abandoned' }, 'one'))
    const resumed = [said({ since: end + 20 * HOUR }), other({ since: end + 20 * HOUR })]
    expect(judge(kickOff, resumed, end + 20 * HOUR)).toMatchObject({ verdict: { score: '2-1' } })
    const onAgain = said({ phase: 'live', score: undefined, stoppedAt: end, since: end + 23 * HOUR })
    expect(judge(kickOff, [onAgain], end + DAY - 1).is).not.toBe('decided')
    expect(judge(kickOff, [onAgain], end + DAY)).toEqual(decided({ void: 'abandoned' }, 'one'))
  })

  test('is cancelled or changes sides is void, by the same rule of two sources or half an hour', () => {
    const gone = said({ phase: 'cancelled', score: undefined, since: kickOff - HOUR })
    expect(judge(kickOff, [gone], kickOff - times.alone)).toEqual(decided({ void: 'cancelled' }, 'one'))
    expect(judge(kickOff, [gone], kickOff - HOUR)).toEqual({ is: 'waiting' })
    expect(judge(kickOff, [said({ isSwapped: true })], end + HOUR)).toEqual(
      decided({ void: 'swapped' }, 'one'),
    )
  })

  test('is awarded keeps the score on the pitch where it was played to the end, and is void otherwise', () => {
    expect(judge(kickOff, [said({ phase: 'awarded' })], end + HOUR)).toMatchObject({
      verdict: { score: '2-1' },
    })
    const unplayed = said({ phase: 'awarded', score: undefined })
    expect(judge(kickOff, [unplayed], end + HOUR)).toMatchObject({ verdict: { void: 'awarded' } })
  })

  test('two sources call void for different reasons is void', () => {
    const both = [said({ phase: 'cancelled', since: end }), other({ phase: 'awarded', score: undefined })]
    expect(judge(kickOff, both, end).is).toBe('decided')
  })

  test('nobody reports on is told after four hours, and void after a week', () => {
    const silent = [said({ phase: 'scheduled', score: undefined })]
    expect(judge(kickOff, silent, kickOff + times.silent - 1)).toEqual({ is: 'waiting' })
    expect(judge(kickOff, silent, kickOff + times.silent)).toEqual({ is: 'silent' })
    expect(judge(kickOff, [], kickOff + 2 * DAY)).toEqual({ is: 'silent' })
    // One that says when it goes on needs nobody, unless another says nothing of that.
    const stopped = said({ phase: 'stopped', score: undefined, stoppedAt: kickOff + HOUR })
    expect(judge(kickOff, [stopped], kickOff + DAY)).toEqual({ is: 'waiting' })
    expect(judge(kickOff, [stopped, ...silent], kickOff + DAY)).toEqual({ is: 'silent' })
    expect(judge(kickOff, [], kickOff + times.undecided)).toEqual(decided({ void: 'no-result' }))
    expect(judge(kickOff, [said({}), other({ score: '0-0' })], kickOff + times.undecided)).toEqual(
      decided({ void: 'no-result' }),
    )
  })
})

const [onReal, asAllIn] = predictionGames

test('the rules of real matches say all of it, and another table of strengths is another document', () => {
  const document = realDocument(onReal!, 'ab')
  expect(document).toMatchObject({
    matches: [3, 3],
    returnPercent: 53,
    cutOffMinutes: 1,
    sources: { agreeing: 2, aloneMinutes: 30 },
  })
  expect(document.void).toEqual({
    postponed: 'unless it starts by 23:59 in Lagos on the day after',
    stoppedMinutes: 1_440,
    awarded: 'unless played to the end: then the score on the pitch',
    cancelled: 'always',
    swapped: 'if home and away teams change places',
    undecidedMinutes: 10_080,
    left: 'the price of the matches that are left; all void: the stake goes back',
    late: 'a ticket accepted after the true kick-off: its stake goes back',
  })
  expect(realDocument(onReal!, 'cd')).not.toEqual(document)
  expect(realDocument(asAllIn!, 'ab').stakes).toEqual([10_000, 20_000, 50_000, 100_000])
})
