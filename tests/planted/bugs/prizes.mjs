const SEAL = 'server/deeds/jackpots/seal-jackpot.ts'
const JACKPOTS = 'server/db/queries/draws/jackpots.ts'
const KEPT_JACKPOTS = 'server/db/schema/functions/keep_jackpot_draw.sql'
const SALARIES = 'server/deeds/prizes/pay-salaries.ts'
const CHOOSE = 'server/deeds/prizes/choose-prize.ts'
const SQL = 'server/db/schema/functions/purchase_many.sql'
const TABLES = 'server/db/schema/02-ledger.sql'

const JACKPOT_DRAWS = 'tests/server/jackpot-draws.test.ts'
const CHOICES = 'tests/server/choices.test.ts'
const LIABILITY = 'tests/server/liability.test.ts'

/** Prizes beyond a line's tiers, and the most a draw may have to pay. */
export const prizes = [
  {
    name: 'jackpot/over-its-threshold',
    what: 'a jackpot pays all that is in its pool',
    changes: [
      {
        file: SEAL,
        find: 'prize: Math.min(Math.max(0, left), commitment.threshold),',
        put: 'prize: Math.max(0, left),',
      },
    ],
    caughtBy: [[JACKPOT_DRAWS, 'pays at most its threshold']],
  },
  {
    name: 'jackpot/promised-twice',
    what: 'a list promises what an earlier one has promised already',
    changes: [
      {
        file: JACKPOTS,
        find: 'where jackpot = ${jackpot} and ${promising}',
        put: 'where jackpot = ${jackpot} and false',
      },
    ],
    caughtBy: [[JACKPOT_DRAWS, 'promises only what an earlier draw has left']],
  },
  {
    name: 'jackpot/before-its-last-batch',
    what: 'the list of chances is sealed while a batch of its window is still open',
    changes: [
      {
        file: JACKPOTS,
        find: `where b.state = 'open' and b.closes_at > d.opens_at and b.closes_at <= d.closes_at)`,
        put: 'where false)',
      },
    ],
    caughtBy: [[JACKPOT_DRAWS, 'waits for the sealing of its last batch']],
  },
  {
    name: 'jackpot/a-chance-for-each-batch',
    what: 'the number is drawn from the batches and not from what was staked',
    changes: [
      {
        file: 'server/deeds/jackpots/draw-jackpot.ts',
        find: 'winningNumber(key, list.stake)',
        put: 'winningNumber(key, list.batches)',
      },
    ],
    caughtBy: [[JACKPOT_DRAWS, 'pays its pool to one ticket of its window']],
  },
  {
    name: 'jackpot/drawn-twice',
    what: 'a drawn jackpot is drawn again, neither lock nor table nor ledger in its way',
    changes: [
      {
        file: JACKPOTS,
        find: "where d.id = ${id} and d.state = 'sealed' for update of d skip locked",
        put: 'where d.id = ${id}',
      },
      { file: KEPT_JACKPOTS, find: `or old.state in ('drawn', 'carried')`, put: '' },
      { file: TABLES, find: 'unique (kind, cause)', put: 'unique (id, kind, cause)' },
    ],
    caughtBy: [[JACKPOT_DRAWS, 'waits for the sealing of its last batch']],
  },
  {
    name: 'choice/of-anybody',
    what: 'whoever knows its number chooses another player’s prize and is paid it',
    changes: [
      {
        file: 'server/db/queries/money/choices.ts',
        find: 'where a.id = ${id} and a.player_id = ${playerId} for update of a',
        put: 'where a.id = ${id} and ${playerId}::bigint > 0 for update of a',
      },
    ],
    caughtBy: [[CHOICES, 'is nobody else’s']],
  },
  {
    name: 'choice/made-twice',
    what: 'who took the money at once takes the salary as well',
    changes: [{ file: CHOOSE, find: `if (row.chosen) throw new Refusal('already-chosen')`, put: '' }],
    caughtBy: [[CHOICES, 'taken once is paid in the same moment']],
  },
  {
    name: 'choice/set-aside-for-good',
    what: 'what a salary costs less than the prize stays set aside for ever',
    changes: [{ file: CHOOSE, find: 'amount: Math.abs(rest),', put: 'amount: Math.min(1, Math.abs(rest)),' }],
    caughtBy: [[CHOICES, 'taken monthly comes each month for 240 months']],
  },
  {
    name: 'salary/a-month-too-early',
    what: 'the first salary is paid on the day of the choice',
    changes: [
      { file: SALARIES, find: 'row.chosen_at.getTime(), paid + 1)', put: 'row.chosen_at.getTime(), paid)' },
    ],
    caughtBy: [[CHOICES, 'taken monthly comes each month for 240 months']],
  },
  {
    name: 'salary/missed-months',
    what: 'after months away one salary is paid and the others wait',
    changes: [
      {
        file: SALARIES,
        find: 'for (; paid < row.months &&',
        put: 'for (; paid < Math.min(row.months, row.paid_months + 1) &&',
      },
    ],
    caughtBy: [[CHOICES, 'taken monthly comes each month for 240 months']],
  },
  {
    name: 'salary/paid-twice',
    what: 'nobody writes down which salaries are paid, and the ledger takes them twice',
    changes: [
      { file: SALARIES, find: 'if (paid > row.paid_months) await setPaidMonths(tx, row.id, paid)', put: '' },
      {
        file: SALARIES,
        find: 'import { listSalaries, lockChoice, setPaidMonths,',
        put: 'import { listSalaries, lockChoice,',
      },
      { file: TABLES, find: 'unique (kind, cause)', put: 'unique (id, kind, cause)' },
    ],
    caughtBy: [[CHOICES, 'taken monthly comes each month for 240 months']],
  },
  {
    name: 'limits/not-asked',
    what: 'a batch sells what its draw could not pay',
    changes: [
      {
        file: SQL,
        find: `where outcome = 'sold' and (room is null or taken + worst <= room)`,
        put: `where outcome = 'sold'`,
      },
      {
        file: SQL,
        find: `where outcome <> 'sold' or not (room is null or taken + worst <= room)`,
        put: `where outcome <> 'sold'`,
      },
    ],
    caughtBy: [[LIABILITY, 'sells what it can pay and refuses more with words']],
  },
  {
    name: 'limits/not-counted',
    what: 'a ticket takes nothing of the room that is left',
    changes: [{ file: SQL, find: 'worst = batch.worst + s.worst', put: 'worst = batch.worst' }],
    caughtBy: [[LIABILITY, 'sells what it can pay and refuses more with words']],
  },
  {
    name: 'limits/fund-of-another-game',
    what: 'a game without a salary sells against the fund of salaries',
    changes: [
      {
        file: 'server/deeds/limits/write-limits.ts',
        find: 'reserve + (game.choice ? fund : 0)',
        put: 'reserve + fund',
      },
    ],
    caughtBy: [[LIABILITY, 'of prizes once or month by month is covered by their own fund']],
  },
  {
    name: 'came-back/without-cashback',
    what: 'lists and pages leave the cashback out of what came back',
    changes: [
      {
        file: 'src/games/came-back.ts',
        find: 'won + cashback + jackpot - tax',
        put: 'won + jackpot - tax',
      },
    ],
    caughtBy: [['tests/server/came-back.test.ts', 'is the same figure in lists']],
  },
  {
    name: 'prizes/reserve-in-a-hurry',
    what: 'the holder of a reserve number has only the days that the winner left over',
    changes: [
      { file: 'server/db/queries/items/prizes.ts', find: 'coalesce(passed_at, won_at)', put: 'won_at' },
    ],
    caughtBy: [['tests/server/items-told.test.ts', 'the holder of the reserve number has as long']],
  },
]
