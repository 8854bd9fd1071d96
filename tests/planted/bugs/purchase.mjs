const SQL = 'server/db/schema/functions/purchase_many.sql'
const LINES = 'server/db/schema/05-tickets.sql'
const TABLES = 'server/db/schema/02-ledger.sql'
const GROUP = 'server/lib/group.ts'
const ONCE = 'server/ledger/once.ts'

const PURCHASE = 'tests/server/purchase.test.ts'
const GROUPS = 'tests/server/purchase-groups.test.ts'
const LOCKS = 'tests/server/locks.test.ts'
const WAITING = 'tests/server/group.test.ts'
const LEDGER = 'tests/server/ledger.test.ts'
const PLAYER = 'tests/screens/player-purchase.test.ts'

export const purchase = [
  {
    name: 'purchase/batch-not-locked',
    what: 'the batch is read without the lock that sealing takes',
    changes: [{ file: SQL, find: 'order by id for update) held', put: 'order by id) held' }],
    caughtBy: [[LOCKS, 'a purchase that waited for its batch until after the close']],
  },
  {
    name: 'purchase/clock-before-lock',
    what: 'the clock is asked before the batch is locked',
    changes: [
      { file: SQL, find: '  now timestamptz;', put: '  now timestamptz := game_clock();' },
      { file: SQL, find: '  now := game_clock();', put: '' },
    ],
    caughtBy: [[LOCKS, 'a purchase that waited for its batch until after the close']],
  },
  {
    name: 'purchase/another-clock',
    what: 'the time of a ticket is the machine’s, not the game’s',
    changes: [{ file: SQL, find: '  now := game_clock();', put: '  now := clock_timestamp();' }],
    caughtBy: [[PURCHASE, 'is paid from the wallet into the house']],
  },
  {
    name: 'purchase/closes-too-late',
    what: 'a batch is still on sale in the very instant of its close',
    changes: [
      { file: SQL, find: 'when b.closes_at <= now', put: 'when b.closes_at < now' },
      { file: SQL, find: 'closes_at > (select game_clock())', put: 'closes_at >= (select game_clock())' },
      { file: SQL, find: 'opens_at <= (select game_clock())', put: 'opens_at < (select game_clock())' },
    ],
    caughtBy: [[GROUPS, 'go into the next batch from the very instant']],
  },
  {
    name: 'purchase/wallet-not-asked',
    what: 'nobody looks whether the wallet holds enough, neither the purchase nor the table',
    changes: [
      { file: SQL, find: `when w.balance is null or w.balance < a.amount then 'wallet-short'`, put: '' },
      { file: TABLES, find: 'balance bigint check (balance >= 0)', put: 'balance bigint' },
    ],
    caughtBy: [[PURCHASE, 'where the wallet holds too little']],
  },
  {
    name: 'purchase/wallet-below-nothing',
    what: 'the purchase looks, but the table would let a wallet fall below nothing',
    changes: [{ file: TABLES, find: 'balance bigint check (balance >= 0)', put: 'balance bigint' }],
    caughtBy: [[LEDGER, 'a wallet below nothing cannot even be written']],
  },
  {
    name: 'purchase/wrong-wallet',
    what: 'whatever wallet was chosen, the play wallet pays',
    changes: [{ file: SQL, find: 'and w.wallet = a.wallet', put: `and w.wallet = 'play'` }],
    caughtBy: [[PURCHASE, 'is paid from the bonus wallet']],
  },
  {
    name: 'purchase/price-of-the-player',
    what: 'the amount that the player names is charged',
    changes: [
      {
        file: SQL,
        find: `when a.amount <> s.stake_per_line * s.lines then 'price-differs'`,
        put: '',
      },
      { file: LINES, find: 'lines > 0 and stake = stake_per_line * lines', put: 'lines > 0' },
    ],
    caughtBy: [[PURCHASE, 'where the amount differs']],
  },
  {
    name: 'purchase/slip-of-anybody',
    what: 'a slip of another player can be bought',
    changes: [{ file: SQL, find: 's.id = a.slip_id and s.player_id = a.player_id', put: 's.id = a.slip_id' }],
    caughtBy: [[PURCHASE, 'for a slip of another player']],
  },
  {
    name: 'purchase/slip-paid-twice',
    what: 'nobody looks whether a slip is a ticket already',
    changes: [{ file: SQL, find: `when t.id is not null then 'slip-paid'`, put: '' }],
    caughtBy: [[PURCHASE, 'for a slip that is paid already']],
  },
  {
    name: 'purchase/line-dropped-meanwhile',
    what: 'a line can be taken out of a slip while that is being bought',
    changes: [
      {
        file: 'server/deeds/buying/drop-line.ts',
        find: 'if (named) await holdAllSales(tx, game.id)',
        put: 'void holdAllSales',
      },
    ],
    caughtBy: [[LOCKS, 'a line cannot be taken out while its slip is being bought']],
  },
  {
    name: 'purchase/old-rules',
    what: 'a slip of yesterday’s rules is sold into today’s batch',
    changes: [{ file: SQL, find: `when b.rules_hash <> s.rules_hash then 'rules-changed'`, put: '' }],
    caughtBy: [[PURCHASE, 'where the rules have changed']],
  },
  {
    name: 'purchase/key-forgotten',
    what: 'a purchase does not write its request key',
    changes: [{ file: SQL, find: 'slip_id, now from sold\n', put: 'slip_id, now from sold where false\n' }],
    caughtBy: [[PURCHASE, 'buys once and gets the first answer again']],
  },
  {
    name: 'purchase/key-of-everybody',
    what: 'a request key counts for all players',
    changes: [{ file: SQL, find: 'k.player_id = a.player_id and k.key = a.key', put: 'k.key = a.key' }],
    caughtBy: [[PURCHASE, 'may be used again after a refusal, and belongs to its player']],
  },
  {
    name: 'purchase/key-for-anything',
    what: 'the same key with another body gets the first answer',
    changes: [{ file: SQL, find: `when k.request_hash = decode(a.hash, 'hex') then`, put: 'when true then' }],
    caughtBy: [[PURCHASE, 'with another body is refused']],
  },
  {
    name: 'purchase/leaves-begin-at-one',
    what: 'the leaves of a batch are counted from one',
    changes: [{ file: SQL, find: '(size - 1 + row_number()', put: '(size + row_number()' }],
    caughtBy: [[PURCHASE, 'is paid from the wallet into the house']],
  },
  {
    name: 'purchase/answers-mixed-up',
    what: 'the outcomes of a group are handed out in the order in which they came',
    changes: [
      {
        file: 'server/db/queries/buying/purchases.ts',
        find: 'places[row.place - 1] = row',
        put: 'places[rows.indexOf(row)] = row',
      },
    ],
    caughtBy: [[GROUPS, 'are judged each for itself']],
  },
  {
    name: 'purchase/twice-in-a-group',
    what: 'a player may stand in one group twice',
    changes: [{ file: GROUP, find: ' || names.has(name)', put: '' }],
    caughtBy: [[WAITING, 'never stands twice in one group under one name']],
  },
  {
    name: 'purchase/one-spoils-all',
    what: 'one bad purchase refuses everybody in its group',
    changes: [
      {
        file: GROUP,
        find: 'for (const it of group) await answer([it])',
        put: 'group.forEach(it => it.reject(error))',
      },
    ],
    caughtBy: [[WAITING, 'is answered alone where one of the group spoils it']],
  },
  {
    name: 'keys/another-body',
    what: 'a key that was used for something else answers with that',
    changes: [{ file: ONCE, find: 'if (!kept?.same)', put: 'if (!kept)' }],
    caughtBy: [['tests/server/top-ups.test.ts', 'the same key with another amount is refused']],
  },
  {
    name: 'purchase/meant-for-another',
    what: 'a purchase that names its batch is sold into whichever is on sale',
    changes: [
      {
        file: 'server/db/schema/functions/is_meant.sql',
        find: 'if sold <> meant then',
        put: 'if false then',
      },
    ],
    caughtBy: [[PURCHASE, 'is sold into no other: it is refused by name']],
  },
  {
    name: 'purchase/room-of-a-refused-one',
    what: 'the worst case of a purchase that was refused stays counted',
    changes: [
      {
        file: 'server/deeds/buying/sell-exactly.ts',
        find: "if (row!.outcome !== 'sold') await",
        put: "if (row!.outcome === 'sold' && row!.leaf_index < 0) await",
      },
    ],
    caughtBy: [['tests/server/liability.test.ts', 'that refuses a last purchase for another reason']],
  },
  {
    name: 'keys/early-commit',
    what: 'the request key is committed before the money has moved',
    changes: [
      {
        file: 'server/deeds/prizes/move-winnings.ts',
        find: 'service.db.tx(tx =>',
        put: 'Promise.resolve(service.db).then(tx =>',
      },
    ],
    caughtBy: [['tests/server/wallet.test.ts', 'a move that was refused leaves its key free']],
  },
  {
    name: 'short-ids/two-slips-one-short-id',
    what: 'a slip whose short ID somebody has already is refused to its player',
    changes: [
      {
        file: 'server/deeds/buying/register-slip.ts',
        find: "constraintOf(error) !== 'slip_short_id'",
        put: 'constraintOf(error) !== undefined',
      },
    ],
    caughtBy: [['tests/server/short-ids.test.ts', 'no two slips have one']],
  },
  {
    name: 'purchase/asked-again-without-a-key',
    what: 'a call without a key is done again where the answer of the database was lost',
    changes: [
      {
        file: 'server/http/asking.ts',
        find: "const mayRepeat = call.method === 'GET' || call.once === true",
        put: 'const mayRepeat = true',
      },
    ],
    caughtBy: [['tests/server/broken-connection.test.ts', 'a call without a key is not done again']],
  },
  {
    name: 'purchase/paid-by-the-next-player',
    what: 'a purchase goes out although another player has logged in on this phone',
    changes: [{ file: 'src/buying/purchase.ts', find: '  if (!isHere()) {', put: '  if (!attempt) {' }],
    caughtBy: [[PLAYER, 'is not sent in the name of the next one']],
  },
  {
    name: 'purchase/clock-of-the-phone',
    what: 'a phone whose clock is put forward says of a payment on its way that it never happened',
    changes: [
      {
        file: 'src/buying/outbox.ts',
        find: 'const now = serverNow()',
        put: 'const now = Date.now()',
      },
    ],
    caughtBy: [[PLAYER, 'may still arrive although the clock']],
  },
  {
    name: 'purchase/forgotten-in-the-crowd',
    what: 'a repeat that found the PIN desk crowded is taken for an answer about the first sending',
    changes: [{ file: 'src/buying/decided.ts', find: "  'crowded',\n", put: '' }],
    caughtBy: [[PLAYER, 'confirmed by a PIN writes everything down']],
  },
]
