const DURABLE = 'server/db/durable-nodefs.ts'
const BINDING = 'tests/server/binding.test.ts'
const ROLE = 'tests/server/service-role.test.ts'
const EMBEDDED = 'tests/server/embedded.test.ts'

export const database = [
  {
    name: 'database/no-sync',
    what: 'the embedded database is not given the disk’s fsync',
    changes: [{ file: DURABLE, find: '[giveFsync as never, ...(', put: '[...(' }],
    caughtBy: [[EMBEDDED, 'where no empty database was packed, one is made']],
  },
  {
    name: 'database/started-without-sync',
    what: 'the embedded database starts with its switch for no fsync',
    changes: [
      { file: DURABLE, find: `filter(it => it !== '-F')`, put: 'filter(Boolean)' },
      { file: DURABLE, find: `  'fsync=on',\n`, put: '' },
    ],
    caughtBy: [[EMBEDDED, 'where no empty database was packed, one is made']],
  },
  {
    name: 'database/sync-not-asked',
    what: 'nobody looks at the start whether a commit reaches the disk',
    changes: [{ file: DURABLE, find: 'if (disk.syncs === before)', put: 'if (disk.syncs < before)' }],
    caughtBy: [[EMBEDDED, 'a build that does not bring its commits to the disk is refused']],
  },
  {
    name: 'database/two-processes',
    what: 'a second process opens the folder that another one holds',
    changes: [
      {
        file: 'server/db/lock-folder.ts',
        find: 'return !born || !now || born === now',
        put: 'return born !== now',
      },
    ],
    caughtBy: [['tests/server/db.test.ts', 'a folder is locked by one process']],
  },
  {
    name: 'database/half-a-transaction',
    what: 'a transaction that throws is committed',
    changes: [
      { file: 'server/db/serial.ts', find: `session.exec('rollback')`, put: `session.exec('commit')` },
    ],
    caughtBy: [['tests/server/db.test.ts', 'a transaction that throws leaves nothing']],
  },
  {
    name: 'database/of-production',
    what: 'a sandbox opens the database of production',
    changes: [
      {
        file: 'server/db/binding.ts',
        find: 'if (mode !== found)',
        put: `if (mode !== found && mode !== 'sandbox')`,
      },
    ],
    caughtBy: [[BINDING, 'a sandbox never opens the database of production']],
  },
  {
    name: 'database/before-it-was-bound',
    what: 'production opens a sandbox’s database that was made before databases were bound',
    changes: [
      {
        file: 'server/db/binding.ts',
        find: 'else await refuseEvidence(tx, it)',
        put: 'else void refuseEvidence',
      },
    ],
    caughtBy: [[BINDING, 'a database from before it was bound is judged by its rows']],
  },
  {
    name: 'database/any-key',
    what: 'a node with another key starts',
    changes: [{ file: 'server/db/binding.ts', find: `!known.includes(id ?? '')`, put: 'known.length > 9' }],
    caughtBy: [[BINDING, 'another signing key or pepper is refused']],
  },
  {
    name: 'database/ticket-by-hand',
    what: 'the service’s role may write a ticket into a batch that is settled',
    changes: [
      {
        file: 'server/db/service-role.ts',
        find: `ticket: 'select', //`,
        put: `ticket: 'select, insert', //`,
      },
    ],
    caughtBy: [[ROLE, 'the database refuses']],
  },
  {
    name: 'database/top-up-goes-back',
    what: 'a top-up that was credited may be failed afterwards',
    changes: [
      {
        file: 'server/db/schema/functions/keep_top_up.sql',
        find: `(old.state = 'credited' or new.state = 'waiting' and not is_again)`,
        put: `(new.state = 'waiting' and not is_again)`,
      },
    ],
    caughtBy: [[ROLE, 'the database refuses']],
  },
  {
    name: 'plans/friends-without-money',
    what: 'what invited friends staked is summed before it is known that any topped up',
    changes: [
      {
        file: 'server/db/queries/money/friends.ts',
        find: 'and case when u.reference is not null then ${STAKED} end >= ${least}',
        put: 'and ${STAKED} >= ${least}',
      },
    ],
    caughtBy: [
      ['tests/server/rounds-postgres.test.ts', 'of invited friends who never top up, no stakes are summed'],
    ],
  },
]
