const ACCOUNT = 'tests/server/account.test.ts'
const LOG_IN = 'server/deeds/log-in.ts'
const READS = 'tests/server/reads.test.ts'
const MATRIX = 'tests/server/matrix.test.ts'

export const access = [
  {
    name: 'access/ended-session',
    what: 'a token that was logged out still opens',
    changes: [
      {
        file: 'server/db/queries/sessions.ts',
        find: '`revoked_at is null and expires_at > game_clock()`',
        put: '`expires_at > game_clock()`',
      },
    ],
    caughtBy: [[ACCOUNT, 'logging out ends the session, and only that one']],
  },
  {
    name: 'access/old-session',
    what: 'a token never expires',
    changes: [
      {
        file: 'server/db/queries/sessions.ts',
        find: '`revoked_at is null and expires_at > game_clock()`',
        put: '`revoked_at is null`',
      },
    ],
    caughtBy: [[ACCOUNT, 'a session ends after thirty days']],
  },
  {
    name: 'access/ticket-of-anybody',
    what: 'whoever knows its ID sees another player’s ticket',
    changes: [
      {
        file: 'server/db/queries/tickets.ts',
        find: 'where t.id = $1 and t.player_id = $2`',
        put: 'where t.id = $1 and $2::bigint > 0`',
      },
    ],
    caughtBy: [[READS, 'a ticket: 404 for another player']],
  },
  {
    name: 'access/top-up-of-anybody',
    what: 'whoever knows its reference sees another player’s top-up',
    changes: [
      {
        file: 'server/db/queries/top-ups.ts',
        find: 'where u.reference = $1 and u.player_id = $2`',
        put: 'where u.reference = $1 and $2::bigint > 0`',
      },
    ],
    caughtBy: [[MATRIX, 'another player finds nothing of the owner by any call']],
  },
  {
    name: 'access/no-sign-in',
    what: 'a call of players is open to visitors',
    changes: [
      {
        file: 'server/routes/door.ts',
        find: `call.who === 'player' ? findPlayer :`,
        put: `call.who === 'player' ? mayFind :`,
      },
    ],
    caughtBy: [[MATRIX, 'visitors, ended, expired and made-up sessions reach no call of a player']],
  },
  {
    name: 'access/guess-for-ever',
    what: 'passwords may be guessed from one address without a pause',
    changes: [{ file: LOG_IN, find: '[here]: { free: 5,', put: '[here]: { free: 5_000,' }],
    caughtBy: [[ACCOUNT, 'after five wrong passwords each try from there waits']],
  },
  {
    name: 'access/old-password',
    what: 'a login that was judged by the old password opens a session after the reset',
    changes: [
      {
        file: LOG_IN,
        find: 'if (!(await holdPassword(tx, login.id, login.password_hash)))',
        put: 'if (!login.id || !holdPassword)',
      },
    ],
    caughtBy: [[ACCOUNT, 'a login that was judged by the old password opens no session']],
  },
  {
    name: 'codes/six-tries',
    what: 'a one-time code may be guessed fifty times',
    changes: [
      {
        file: 'server/db/queries/codes.ts',
        find: 'used_at is null and tries < 5',
        put: 'used_at is null and tries < 50',
      },
      {
        file: 'server/db/migrations/0001-players-ledger-draws.sql',
        find: 'check (tries between 0 and 5)',
        put: 'check (tries >= 0)',
      },
    ],
    caughtBy: [[ACCOUNT, 'six wrong tries: five are judged']],
  },
  {
    name: 'codes/looked-at-first',
    what: 'the tries of a code are looked at first and counted later',
    changes: [
      {
        file: 'server/deeds/check-code.ts',
        find: 'const taken = await takeTry(db, code.id)',
        put: 'const taken = code.tries < 5 ? code : undefined\n  void takeTry(db, code.id)',
      },
    ],
    caughtBy: [[ACCOUNT, 'of a hundred guesses at once at most five are judged']],
  },
  {
    name: 'codes/used-twice',
    what: 'a one-time code may be used again',
    changes: [
      {
        file: 'server/db/queries/codes.ts',
        find: 'update one_time_code set used_at = game_clock() where id = $1 and used_at is null',
        put: 'update one_time_code set created_at = created_at where id = $1 and used_at is null',
      },
    ],
    caughtBy: [[ACCOUNT, 'a code works once']],
  },
]
