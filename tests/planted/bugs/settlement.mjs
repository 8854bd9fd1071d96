const SETTLEMENT = 'server/db/queries/draws/settlement.ts'
const PAYOUTS = 'server/db/schema/05-tickets.sql'
const TABLES = 'server/db/schema/02-ledger.sql'
const SETTLE = 'server/deeds/draws/settle-batch.ts'

const DRAWS = 'tests/server/draws.test.ts'
const LEDGER = 'tests/server/ledger.test.ts'

export const settlement = [
  {
    name: 'settlement/prize-by-ticket',
    what: 'two lines of a ticket that hit alike are paid as one',
    changes: [
      {
        file: SETTLEMENT,
        find: 'select leaf_index, id, player_id, stake, stake_per_line,\n',
        put: 'select distinct leaf_index, id, player_id, stake, stake_per_line,\n',
      },
    ],
    caughtBy: [[DRAWS, 'agrees with an independent one on random batches']],
  },
  {
    name: 'settlement/tier-missing',
    what: 'the smallest prize is not paid',
    changes: [
      {
        file: SETTLE,
        find: 'tiers.map(tier => ({ stake, ...tier }))',
        put: 'tiers.filter(it => it.hits !== 2).map(tier => ({ stake, ...tier }))',
      },
    ],
    caughtBy: [[DRAWS, 'pays each tier by the hashed rules']],
  },
  {
    name: 'settlement/tax-on-the-stake',
    what: 'tax is withheld from the whole prize and not from what exceeds the stake',
    changes: [{ file: SETTLEMENT, find: '+ cashback - s.stake)', put: '+ cashback)' }],
    caughtBy: [[DRAWS, 'pays each tier by the hashed rules']],
  },
  {
    name: 'settlement/cashback-is-a-win',
    what: 'a ticket with cashback alone counts as won',
    changes: [
      {
        file: 'server/db/schema/05-tickets.sql',
        find: `case when p.won > 0 then 'won'`,
        put: `case when p.won + p.cashback > 0 then 'won'`,
      },
    ],
    caughtBy: [[DRAWS, 'calls a ticket with cashback alone lost']],
  },
  {
    name: 'settlement/win-not-credited',
    what: 'a win is written down and not put into the wallet',
    changes: [
      {
        file: SETTLEMENT,
        find: 'from due, house where ${atOnce} > 0',
        put: 'from due, house where ${atOnce} < 0',
      },
    ],
    caughtBy: [[DRAWS, 'pays each tier by the hashed rules']],
  },
  {
    name: 'settlement/twice',
    what: 'whoever saw a batch drawn settles it, without a transaction, and neither table minds a second payment',
    changes: [
      { file: SETTLE, find: 'db.tx(async tx => {', put: 'Promise.resolve(db).then(async tx => {' },
      { file: PAYOUTS, find: 'primary key (batch_id, leaf_index),', put: 'check (leaf_index >= 0),' },
      { file: TABLES, find: 'unique (kind, cause)', put: 'unique (id, kind, cause)' },
    ],
    caughtBy: [[DRAWS, 'is done once where two find the batch drawn at once']],
  },
  {
    name: 'settlement/refund-in-pieces',
    what: 'each step of a refund is committed by itself, so that one cut short has half happened',
    changes: [
      {
        file: 'server/deeds/draws/run-draw.ts',
        find: 'return service.db.tx(async tx => {',
        put: 'return Promise.resolve(service.db).then(async tx => {',
      },
    ],
    caughtBy: [[DRAWS, 'a refund that is cut short has not happened']],
  },
  {
    name: 'settlement/refund-to-play',
    what: 'a refund goes to the play wallet, wherever the stake came from',
    changes: [{ file: SETTLEMENT, find: 'w.wallet = t.wallet', put: `w.wallet = 'play'` }],
    caughtBy: [[DRAWS, 'that stays away for 24 hours']],
  },
  {
    name: 'settlement/pools-keep-it',
    what: 'a refunded batch leaves its share in the jackpots',
    changes: [
      {
        file: 'server/deeds/draws/refund-batch.ts',
        find: 'taken.map(it =>',
        put: `taken.filter(it => it.credit === 'prize_reserve').map(it =>`,
      },
    ],
    caughtBy: [[DRAWS, 'that stays away for 24 hours']],
  },
  {
    name: 'ledger/cause-twice',
    what: 'the same thing may be posted twice',
    changes: [
      {
        file: TABLES,
        find: 'unique (kind, cause)',
        put: 'unique (id, kind, cause)',
      },
    ],
    caughtBy: [['tests/server/purchase.test.ts', 'a transfer is never changed or deleted, nor posted twice']],
  },
  {
    name: 'ledger/rows-change',
    what: 'a transfer may be changed afterwards',
    changes: [
      {
        file: TABLES,
        find: 'create trigger transfer_is_final before update or delete',
        put: 'create trigger transfer_is_final before delete',
      },
    ],
    caughtBy: [['tests/server/purchase.test.ts', 'a transfer is never changed or deleted, nor posted twice']],
  },
  {
    name: 'ledger/nobody-sums-wallets',
    what: 'the check of the wallets finds nothing any more',
    changes: [
      {
        file: 'server/ledger/invariants.ts',
        find: 'and a.balance <> coalesce(s.amount, 0)',
        put: 'and a.balance < coalesce(s.amount, 0)',
      },
    ],
    caughtBy: [[LEDGER, 'an invariant that is broken behind the service’s back is named I3']],
  },
  {
    name: 'ledger/nobody-sums-accounts',
    what: 'the check that all accounts sum to nothing finds nothing any more',
    changes: [{ file: 'server/ledger/invariants.ts', find: 'where rest <> 0', put: 'where rest is null' }],
    caughtBy: [[LEDGER, 'an invariant that is broken behind the service’s back is named I1 all']],
  },
]
