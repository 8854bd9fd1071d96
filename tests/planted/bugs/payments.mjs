const IN_ADVANCE = 'server/deeds/advance/buy-in-advance.ts'
const ONE_DRAW = 'server/deeds/advance/buy-draw-in-advance.ts'
const CARDS = 'server/db/queries/money/scratch-cards.ts'
const SECRETS = 'server/deeds/cards/card-secrets.ts'
const SLIPS = 'server/deeds/buying/buy-slips.ts'
const TABLES = 'server/db/schema/02-ledger.sql'

const ADVANCE = 'tests/server/advance.test.ts'
const SCRATCH = 'tests/server/scratch-cards.test.ts'
const LUCKY = 'tests/server/lucky.test.ts'
const PIN = 'tests/server/pin.test.ts'
const STOP = 'tests/server/sales-stop.test.ts'

/** Ways to pay and be paid, other than one ticket from a wallet. */
export const payments = [
  {
    name: 'advance/price-of-the-player',
    what: 'the player says what all draws cost',
    changes: [
      { file: IN_ADVANCE, find: `if (each * draws !== amount) throw new Refusal('price-differs')`, put: '' },
    ],
    caughtBy: [[ADVANCE, 'of which anything is wrong charge nothing']],
  },
  {
    name: 'advance/bought-and-given-back',
    what: 'who cancels gets back what the bought ticket cost as well',
    changes: [
      {
        file: 'server/db/queries/buying/advances.ts',
        find: "where advance_id = ${id} and state = 'waiting'\n    order by",
        put: 'where advance_id = ${id}\n    order by',
      },
    ],
    caughtBy: [[ADVANCE, 'can be cancelled as long as no ticket is bought']],
  },
  {
    name: 'advance/back-into-another-wallet',
    what: 'what was paid out of the bonus comes back as money to play and to take out',
    changes: [
      {
        file: ONE_DRAW,
        find: 'credit: walletCode(advance.player_id, advance.wallet),\n      amount: draw.amount,',
        put: `credit: walletCode(advance.player_id, 'play'),\n      amount: draw.amount,`,
      },
    ],
    caughtBy: [[ADVANCE, 'whose sales went by while the service was away']],
  },
  {
    name: 'card/used-twice',
    what: 'a scratch card is paid to whoever asks next, neither table nor ledger in its way',
    changes: [
      {
        file: CARDS,
        find: "where serial = ${serial} and state = 'unused' and",
        put: 'where serial = ${serial} and',
      },
      {
        file: 'server/db/schema/functions/keep_card.sql',
        find: `if tg_op = 'DELETE' or old.state in ('used', 'void')`,
        put: `if tg_op = 'DELETE'`,
      },
      { file: TABLES, find: 'unique (kind, cause)', put: 'unique (id, kind, cause)' },
    ],
    caughtBy: [[SCRATCH, 'two players who both know the PIN and ask at once']],
  },
  {
    name: 'card/expired',
    what: 'a card that ran out after it was looked at is paid',
    changes: [{ file: CARDS, find: ' and expires_at > game_clock() returning', put: ' returning' }],
    caughtBy: [[SCRATCH, 'only the owner of the phone number that was given']],
  },
  {
    name: 'card/claim-of-anybody',
    what: 'a claim does not say whose phone number was given',
    changes: [
      {
        file: SECRETS,
        find: 'scratch card claim ${serial} ${phone} ${until}',
        put: 'scratch card claim ${serial} ${until}',
      },
    ],
    caughtBy: [[SCRATCH, 'only the owner of the phone number that was given']],
  },
  {
    name: 'card/guess-for-ever',
    what: 'the PIN of a card may be tried as often as one likes',
    changes: [
      {
        file: 'server/deeds/cards/look-at-card.ts',
        find: '[card]: { free: 5, mostSeconds: QUARTER_HOUR },',
        put: '[card]: { free: 5_000, mostSeconds: QUARTER_HOUR },',
      },
    ],
    caughtBy: [[SCRATCH, 'after five wrong PINs a card is waited for']],
  },
  {
    name: 'together/some-of-them',
    what: 'of several slips those are bought that the wallet still pays for',
    changes: [
      {
        file: SLIPS,
        find: 'await buyOne(tx, service, it, slip)',
        put: 'await buyOne(tx, service, it, slip).catch(() => undefined)',
      },
    ],
    caughtBy: [[LUCKY, 'a wallet that is short buys nothing']],
  },
  {
    name: 'together/price-of-the-player',
    what: 'nobody compares what the player was shown with what all slips cost',
    changes: [{ file: SLIPS, find: `if (total !== it.amount) throw new Refusal('price-differs')`, put: '' }],
    caughtBy: [[LUCKY, 'buys none where one of them cannot be bought']],
  },
  {
    name: 'pin/not-judged',
    what: 'a PIN has to be given, and any will do',
    changes: [
      {
        file: 'server/deeds/paying/pay-slips.ts',
        find: 'await checkPin(service, { playerId: it.playerId, pin }, beforeWrong)',
        put: '',
      },
    ],
    caughtBy: [[LUCKY, 'is needed: no payment buys such a slip without it']],
  },
  {
    name: 'pin/guess-for-ever',
    what: 'a locked PIN is judged all the same',
    changes: [
      {
        file: 'server/deeds/accounts/backoff.ts',
        find: 'await findLock(service.db, hashOf(service, name))\n  if (wait > 0)',
        put: 'await findLock(service.db, hashOf(service, name))\n  if (wait < 0)',
      },
      {
        file: 'server/deeds/accounts/backoff.ts',
        find: 'await settleLockedTry(service.db, asked)\n  if (wait > 0)',
        put: 'await settleLockedTry(service.db, asked)\n  if (wait < 0)',
      },
    ],
    caughtBy: [[PIN, 'five wrong PINs lock it for fifteen minutes']],
  },
  {
    name: 'stop/lifted-unseen',
    what: 'sales go on although the ledger is still broken',
    changes: [
      {
        file: 'server/programs/commands/sales.ts',
        find: 'if (broken.length > 0) {',
        put: 'if (broken.length > 99) {',
      },
    ],
    caughtBy: [[STOP, 'the operator lifts it, but not while anything is broken']],
  },
  {
    name: 'stop/written-over',
    what: 'the next look at the reserve gives the stopped batches their room back',
    changes: [
      {
        file: 'server/db/queries/buying/limits.ts',
        find: 'when exists (select from sales_stop) then 0',
        put: 'when false then 0',
      },
    ],
    caughtBy: [[STOP, 'a broken invariant refuses purchases, top-ups and moves']],
  },
]
