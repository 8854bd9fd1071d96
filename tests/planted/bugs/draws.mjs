const DERIVE = 'src/draws/derive.ts'
const BATCHES = 'server/db/queries/batches.ts'
const RUN_DRAW = 'server/deeds/run-draw.ts'

const NUMBERS = 'tests/draws/derive.test.ts'
const CLOCKS = 'tests/server/clock-jumps.test.ts'
const DRAWS = 'tests/server/draws.test.ts'

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
    caughtBy: [[NUMBERS, '20,000 draws of']],
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
    name: 'draw/root-does-not-count',
    what: 'the tickets do not decide with: one could be added after the draw is known',
    changes: [{ file: DERIVE, find: 'from.root, utf8(', put: 'new Uint8Array(32), utf8(' }],
    caughtBy: [[NUMBERS, 'seed, beacon, root and batch each change the key']],
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
    changes: [
      { file: RUN_DRAW, find: 'if (roundTime(round) > batch.now.getTime()) return undefined', put: '' },
    ],
    caughtBy: [[DRAWS, 'is not asked for a round before its time']],
  },
  {
    name: 'draw/round-known-at-the-seal',
    what: 'a batch that is sealed late is decided by a round that the seller knows',
    changes: [
      {
        file: 'src/draws/schedule.ts',
        find: 'roundTime(committedRound) > sealedAt ? committedRound : roundAt(sealedAt + SEAL_MARGIN)',
        put: 'sealedAt > 0 ? committedRound : roundAt(sealedAt + SEAL_MARGIN)',
      },
    ],
    caughtBy: [
      ['tests/draws/schedule.test.ts', 'the round that decides a batch always comes after its seal'],
    ],
  },
  {
    name: 'draw/twice',
    what: 'a batch is drawn by everybody who saw it waiting, and the database lets its draw be replaced',
    changes: [
      {
        file: BATCHES,
        find: `where b.id = $1 and b.state = 'sealed' for update of b skip locked`,
        put: `where b.id = $1`,
      },
      {
        file: 'server/db/migrations/0006-batches-never-go-back.sql',
        find: 'or old.numbers is not null\n',
        put: 'or old.numbers is null and false\n',
      },
      {
        file: 'server/db/migrations/0006-batches-never-go-back.sql',
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
        find: `where e.game = b.game and e.state in ('open', 'sealed') and e.closes_at < b.closes_at)`,
        put: 'where false)',
      },
    ],
    caughtBy: [[DRAWS, 'that lacks one round holds up the batches behind']],
  },
  {
    name: 'draw/seeds-reversed',
    what: 'seeds are taken from the anchor’s end on',
    changes: [
      {
        file: RUN_DRAW,
        find: '.seedAt(batch.seed_index)',
        put: '.seedAt(batch.chain_length + 1 - batch.seed_index)',
      },
    ],
    caughtBy: [[DRAWS, 'follows the one before: heads name it, seeds lead back']],
  },
  {
    name: 'draw/refund-too-early',
    what: 'a beacon that is a little late refunds the batch',
    changes: [
      {
        file: RUN_DRAW,
        find: 'roundTime(roundOf(due)) + REFUND_AFTER',
        put: 'roundTime(roundOf(due)) + REFUND_AFTER / 100',
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
    name: 'seal/clock-of-the-machine',
    what: 'a node seals by its own time of day, which may jump',
    changes: [
      {
        file: 'server/deeds/seal-batch.ts',
        find: 'sealedAt: new Date(await findClock(tx))',
        put: 'sealedAt: new Date()',
      },
    ],
    caughtBy: [[CLOCKS, 'a day ahead draws no batch early and none twice']],
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
    name: 'seal/no-head-before',
    what: 'a head does not name the one before: a batch could be left out',
    changes: [
      {
        file: 'server/deeds/seal-batch.ts',
        find: `previous: before ? headHash(v.parse(headSchema, JSON.parse(before))) : ''`,
        put: `previous: before ? '' : ''`,
      },
    ],
    caughtBy: [[DRAWS, 'follows the one before: heads name it, seeds lead back']],
  },
  {
    name: 'seal/leaves-in-any-order',
    what: 'the tree holds the tickets in another order than their receipts say',
    changes: [
      {
        file: 'server/db/queries/leaves.ts',
        find: 'leaf_index < $2::int + $3::int order by leaf_index',
        put: 'leaf_index < $2::int + $3::int order by leaf_index desc',
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
