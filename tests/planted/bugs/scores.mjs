const LINES = 'src/games/score-lines.ts'
const DRAW = 'src/games/soccer-cash/virtual/draw.ts'
const REGISTER = 'server/deeds/buying/register-scores.ts'
const SETTLE = 'server/db/queries/draws/settlement.ts'

const QUOTES = 'src/proof/verify-quotes.ts'
const OPEN = 'server/deeds/matches/open-matches.ts'

const UNIT = 'tests/games/soccer-cash/score-lines.test.ts'
const VIRTUAL = 'tests/games/soccer-cash/virtual.test.ts'
const CHECKER = 'tests/verify/scores.test.ts'
const REAL = 'tests/server/soccer.test.ts'
const SERVICE = 'tests/server/virtual-soccer.test.ts'

/** Lines of scores in the engine of the number games. */
export const scores = [
  {
    name: 'scores/one-right-is-enough',
    what: 'a line wins as soon as one of its scores came',
    changes: [{ file: LINES, find: 'hits === line.length ?', put: 'hits > 0 ?' }],
    caughtBy: [[UNIT, 'a line wins if all its scores came']],
  },
  {
    name: 'scores/without-the-cap',
    what: 'a prize is not capped by what the batch was sold under',
    changes: [{ file: LINES, find: '    rules.mostPaid,\n', put: '    undefined,\n' }],
    caughtBy: [[SERVICE, 'says the cap in the rules']],
  },
  {
    name: 'scores/cell-too-far',
    what: 'the last part of a score belongs to the next one',
    changes: [{ file: DRAW, find: '(passed += parts) > part', put: '(passed += parts) > part + 1' }],
    caughtBy: [[VIRTUAL, 'each part of a table belongs to one score']],
  },
  {
    name: 'scores/match-does-not-count',
    what: 'all matches of a batch are drawn from the same bits',
    changes: [{ file: DRAW, find: '|virtual|${match}', put: '|virtual|' }],
    caughtBy: [
      [VIRTUAL, 'one key gives each match of a slate'],
      [CHECKER, 'another program draws the same scores'],
    ],
  },
  {
    name: 'scores/matches-that-began',
    what: 'scores of a batch that is over are registered as if of the one on sale',
    changes: [{ file: REGISTER, find: " || row.state !== 'open' || row.announced", put: '' }],
    caughtBy: [[SERVICE, 'matches that have begun']],
  },
  {
    name: 'scores/any-line-of-the-stake',
    what: 'the settlement pays each line of a stake whatever its scores',
    changes: [{ file: SETTLE, find: 'fits: sql`tier.line = l.line`', put: 'fits: sql`true`' }],
    caughtBy: [[SERVICE, 'is priced, bought, sealed']],
  },
  {
    name: 'scores/chances-after-the-seal',
    what: 'the phone takes chances of a match that came into the log after the seal',
    changes: [{ file: QUOTES, find: 'logged.index < head.logged.index', put: 'logged.index >= 0' }],
    caughtBy: [[REAL, 'and finds another chance quoted to one player']],
  },
  {
    name: 'scores/chances-nobody-logged',
    what: 'a match goes on sale without its chances in the log',
    changes: [
      { file: OPEN, find: 'await appendEntry(tx, row.id, openEntryOf(row, source))', put: 'void row' },
    ],
    caughtBy: [[REAL, 'as the log shows before the matches are played']],
  },
  {
    name: 'scores/one-source-twice',
    what: 'a source that lists a match twice agrees with itself, and decides the match at once',
    changes: [
      { file: 'src/games/soccer-cash/judge.ts', find: 'sources.length > 1', put: 'others.length > 0' },
    ],
    caughtBy: [['tests/games/soccer-cash/judge.test.ts', 'of one source that lists the match twice']],
  },
]
