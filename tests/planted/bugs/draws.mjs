const DERIVE = 'src/draws/derive.ts'
const BATCHES = 'server/db/queries/draws/batches.ts'
const RUN_DRAW = 'server/deeds/draws/run-draw.ts'

const NUMBERS = 'tests/draws/derive.test.ts'
const FAIRNESS = 'tests/draws/fairness.test.ts'
const CLOCKS = 'tests/server/clock-jumps.test.ts'
const DRAWS = 'tests/server/draws.test.ts'
const LOG = 'tests/server/log.test.ts'
const FORGERIES = 'tests/draws/forgeries.test.ts'

export const draws = [
  {
    name: 'draw/modulo',
    what: 'words past the last full multiple are used, so that low numbers are likelier',
    changes: [{ file: DERIVE, find: 'if (word < limit) return', put: 'if (word <= limit * 2) return' }],
    caughtBy: [[NUMBERS, 'a word past the last full multiple is thrown away']],
  },
  {
    name: 'draw/byte-modulo',
    what: 'a number is the remainder of one byte',
    changes: [{ file: DERIVE, find: 'return word % below', put: 'return (word & 255) % below' }],
    caughtBy: [[FAIRNESS, '20,000 draws of']],
  },
  {
    name: 'draw/number-twice',
    what: 'a number that was drawn stays in the drum',
    changes: [
      {
        file: DERIVE,
        find: ';[drum[at], drum[taken]] = [drum[taken]!, drum[at]!]',
        put: 'drum[at] = drum[taken]!',
      },
    ],
    caughtBy: [[NUMBERS, 'instant cashout draws 4 different numbers']],
  },
  {
    name: 'draw/endless-turn',
    what: 'a turn of standing orders goes on until all of them are bought, whatever closes meanwhile',
    changes: [{ file: 'server/lib/turn.ts', find: 'clock.now() >= end', put: 'clock.now() > end * 2' }],
    caughtBy: [['tests/server/orders.test.ts', 'keeps no batch from being sealed in time']],
  },
  {
    name: 'draw/orders-before-seals',
    what: 'all standing orders that are due are bought before it is looked whether a batch has closed',
    changes: [
      {
        file: 'server/jobs/clockwork.ts',
        find: "oneTurn('run-orders', runOrders)",
        put: "whileAny('run-orders', runOrders)",
      },
    ],
    caughtBy: [['tests/server/orders.test.ts', 'keeps no batch from being sealed in time']],
  },
  {
    name: 'draw/closed-batch-held',
    what: 'purchases keep a closed batch from being sealed',
    changes: [
      { file: BATCHES, find: 'limit 1 for no key update skip locked', put: 'limit 1 for update skip locked' },
    ],
    caughtBy: [['tests/server/locks.test.ts', 'who holds the sales of a game']],
  },
  {
    name: 'draw/root-does-not-count',
    what: 'the tickets do not decide with: one could be added after the draw is known',
    changes: [{ file: DERIVE, find: 'from.root, utf8(', put: 'new Uint8Array(32), utf8(' }],
    caughtBy: [[NUMBERS, 'beacon, root and batch each change the key']],
  },
  {
    name: 'draw/beacon-not-checked',
    what: 'any bytes count as the beacon’s signature',
    changes: [
      {
        file: RUN_DRAW,
        find: 'if (!signature || isTrueRound(ports.beacon.chain, round, signature)) return signature',
        put: 'if (round) return signature',
      },
    ],
    caughtBy: [[DRAWS, 'is not believed with a signature of another round']],
  },
  {
    name: 'draw/round-before-its-time',
    what: 'the beacon is asked for a round that is not out',
    // Asked twice: by the list of what is due, and before each question.
    changes: [
      { file: RUN_DRAW, find: 'if (roundTime(round) > batch.now.getTime()) return undefined', put: '' },
      {
        file: BATCHES,
        find: "where b.state = 'sealed' and b.draws_at <= (select game_clock())",
        put: "where b.state = 'sealed'",
      },
    ],
    caughtBy: [[DRAWS, 'is not asked for a round before its time']],
  },
  {
    name: 'draw/late-head',
    what: 'a batch whose head came after its round is drawn all the same: the seller chose what is under it',
    changes: [
      {
        file: RUN_DRAW,
        find: 'it.published_at.getTime() >= roundTime(it.beacon_round)',
        put: 'it.published_at.getTime() < 0',
      },
    ],
    caughtBy: [[DRAWS, 'whose head was not out before its round is void by itself']],
  },
  {
    name: 'draw/twice',
    what: 'a batch is drawn by everybody who saw it waiting, and the database lets its draw be replaced',
    changes: [
      {
        file: BATCHES,
        find: "where b.id = ${id} and b.state = 'sealed' for update of b skip locked",
        put: 'where b.id = ${id}',
      },
      {
        file: 'server/db/schema/functions/keep_draw.sql',
        find: 'or old.numbers is not null\n',
        put: 'or old.numbers is null and false\n',
      },
      {
        file: 'server/db/schema/functions/keep_draw.sql',
        find: 'or new.state <> old.state\n',
        put: 'or new.state <> old.state and false\n',
      },
    ],
    caughtBy: [[DRAWS, 'a batch is drawn once where two find it waiting at once']],
  },
  {
    name: 'draw/out-of-order',
    what: 'a batch is drawn before those of its game that close before it',
    changes: [
      {
        file: BATCHES,
        find: `where e.game = b.game and e.state = 'sealed' and e.closes_at < b.closes_at`,
        put: 'where false',
      },
    ],
    caughtBy: [[DRAWS, 'that lacks one round holds up the batches behind']],
  },
  {
    name: 'draw/refund-too-early',
    what: 'a beacon that is a little late refunds the batch',
    changes: [
      {
        file: RUN_DRAW,
        find: 'roundTime(round) + REFUND_AFTER',
        put: 'roundTime(round) + REFUND_AFTER / 100',
      },
    ],
    caughtBy: [[DRAWS, 'that stays away for 24 hours']],
  },
  {
    name: 'seal/too-early',
    what: 'a batch is sealed a second before its sales end',
    changes: [
      {
        file: BATCHES,
        find: `state = 'open' and closes_at <= (select game_clock())`,
        put: `state = 'open' and closes_at <= (select game_clock()) + interval '1 second'`,
      },
    ],
    caughtBy: [[DRAWS, 'is sealed at its end']],
  },
  {
    name: 'clock/of-the-machine',
    what: 'countdowns follow the time of day of the machine',
    changes: [
      {
        file: 'server/ports/clock.ts',
        find: 'now: () => Math.round(ticks() + ahead)',
        put: 'now: () => Date.now()',
      },
    ],
    caughtBy: [[CLOCKS, 'is the database’s, carried on by ticks, and asked again']],
  },
  {
    name: 'log/two-heads',
    what: 'a batch may have two heads in the log, of which one is shown later',
    changes: [
      {
        file: 'server/db/schema/03-log.sql',
        find: `at timestamptz not null default game_clock(),
  unique (type, subject)`,
        put: `at timestamptz not null default game_clock(),
  check (true)`,
      },
    ],
    caughtBy: [[LOG, 'takes no second head, changes no entry']],
  },
  {
    name: 'log/witness-after-the-round',
    what: 'a witness that saw the seal after the round counts as well',
    changes: [
      {
        file: 'src/proof/out-before.ts',
        find: 'at !== undefined && at < instant ?',
        put: 'at !== undefined ?',
      },
    ],
    caughtBy: [[FORGERIES, 'with a ghost ticket under a late seal']],
  },
  {
    name: 'check/any-key',
    what: 'a key under a new id is believed',
    changes: [{ file: 'src/proof/logged.ts', find: 'trust.receipts.has(id)', put: 'id.length > 0' }],
    caughtBy: [[FORGERIES, 'in which a made-up key under a new id']],
  },
  {
    name: 'seal/leaves-in-any-order',
    what: 'the tree holds the tickets in another order than their receipts say',
    changes: [
      {
        file: 'server/db/queries/draws/leaves.ts',
        find: 'leaf_index < ${first}::int + ${limit}::int\n    order by leaf_index',
        put: 'leaf_index < ${first}::int + ${limit}::int\n    order by leaf_index desc',
      },
    ],
    caughtBy: [['tests/server/proof.test.ts', 'passes for each of several tickets under one head']],
  },
  {
    name: 'seal/documents-unsorted',
    what: 'the keys of a document that is hashed and signed stand in any order',
    changes: [{ file: 'src/lib/canonical.ts', find: '.sort(([a], [b]) => (a < b ? -1 : 1))', put: '' }],
    caughtBy: [['tests/draws/documents.test.ts', 'a document’s bytes are JSON with sorted keys']],
  },
]
