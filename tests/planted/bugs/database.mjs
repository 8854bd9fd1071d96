const DURABLE = 'server/db/durable-nodefs.ts'
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
]
