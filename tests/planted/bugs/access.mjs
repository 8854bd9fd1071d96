const ACCOUNT = 'tests/server/account.test.ts'
const EMAIL = 'tests/server/email.test.ts'
const LOG_IN = 'server/deeds/accounts/log-in.ts'
const SESSION = 'tests/api/session.test.ts'
const READS = 'tests/server/reads.test.ts'
const MATRIX = 'tests/server/matrix.test.ts'
const CHALLENGES = 'tests/server/push-challenges.test.ts'
const DEVICES = 'server/db/queries/alerts/push-devices.ts'

export const access = [
  {
    name: 'access/ended-session',
    what: 'a token that was logged out still opens',
    changes: [
      {
        file: 'server/db/queries/accounts/sessions.ts',
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
        file: 'server/db/queries/accounts/sessions.ts',
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
        file: 'server/db/queries/buying/tickets.ts',
        find: 'where t.id = ${id} and (t.player_id = ${playerId}\n',
        put: 'where t.id = ${id} and (${playerId}::bigint > 0\n',
      },
    ],
    caughtBy: [[READS, 'a ticket: 404 for another player']],
  },
  {
    name: 'access/top-up-of-anybody',
    what: 'whoever knows its reference sees another player’s top-up',
    changes: [
      {
        file: 'server/db/queries/money/top-ups.ts',
        find: 'where u.reference = ${reference} and u.player_id = ${playerId}`',
        put: 'where u.reference = ${reference} and ${playerId}::bigint > 0`',
      },
    ],
    caughtBy: [[MATRIX, 'another player finds nothing of the owner by any call']],
  },
  {
    name: 'access/no-sign-in',
    what: 'a call of players is open to visitors',
    changes: [
      {
        file: 'server/http/asking.ts',
        find: '? visitors.player',
        put: '? visitors.mayBePlayer',
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
    name: 'access/forwarded-by-anybody',
    what: 'whoever asks says by a header from which address',
    changes: [
      {
        file: 'server/http/caller.ts',
        find: 'trustedProxies === 0 || !isTrusted(socket)',
        put: 'trustedProxies === 0',
      },
    ],
    caughtBy: [['tests/server/door.test.ts', 'an address in X-Forwarded-For from a peer that nobody trusts']],
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
        file: 'server/db/queries/accounts/codes.ts',
        find: 'used_at is null and tries < 5',
        put: 'used_at is null and tries < 50',
      },
      {
        file: 'server/db/schema/01-players.sql',
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
        file: 'server/deeds/accounts/check-code.ts',
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
        file: 'server/db/queries/accounts/codes.ts',
        find: 'update one_time_code set used_at = game_clock() where id = ${id} and used_at is null',
        put: 'update one_time_code set created_at = created_at where id = ${id} and used_at is null',
      },
    ],
    caughtBy: [[ACCOUNT, 'a used code opens nothing by another code or password']],
  },
  {
    name: 'access/code-of-anybody',
    what: 'wrong guesses of a stranger use up the tries of the owner’s code',
    changes: [
      {
        file: 'server/db/queries/accounts/codes.ts',
        find: 'where recipient = ${to} and purpose = ${purpose} and asker = ${asker} and',
        put: 'where recipient = ${to} and purpose = ${purpose} and ${asker}::bytea is not null and',
      },
    ],
    caughtBy: [['tests/server/lock-outs.test.ts', 'wrong guesses of a stranger burn no code']],
  },
  {
    name: 'access/code-that-failed',
    what: 'a code that nobody was sent can be guessed at, for no limit counts it',
    changes: [
      {
        file: 'server/db/queries/accounts/codes.ts',
        find: 'asker = ${asker} and not failed',
        put: 'asker = ${asker}',
      },
    ],
    caughtBy: [['tests/server/ussd.test.ts', 'judges no guess before it is read out']],
  },
  {
    name: 'access/known-device-locked-out',
    what: 'strangers’ wrong passwords keep a known device out',
    changes: [
      {
        file: LOG_IN,
        find: 'const device = isKnown && it.device &&',
        put: 'const device = !isKnown && it.device &&',
      },
    ],
    caughtBy: [['tests/server/lock-outs.test.ts', 'while ten thousand wrong logins']],
  },
  {
    name: 'access/sign-up-codes-use-up-resets',
    what: 'codes of one purpose count for the others',
    changes: [
      {
        file: 'server/deeds/accounts/send-code.ts',
        find: 'const its = { to, purpose, known,',
        put: 'const its = { to, known,',
      },
    ],
    caughtBy: [['tests/server/lock-outs.test.ts', 'five sign-up codes asked for by a stranger']],
  },
  {
    name: 'access/three-purposes-of-strangers',
    what: 'strangers use up all codes of a number by asking for three purposes',
    changes: [
      {
        file: 'server/deeds/accounts/send-code.ts',
        find: 'STRANGERS_PER_DAY = 20',
        put: 'STRANGERS_PER_DAY = 30',
      },
    ],
    caughtBy: [['tests/server/lock-outs.test.ts', 'strangers of three kinds together']],
  },
  {
    name: 'access/unproven-address-logs-in',
    what: 'an e-mail address logs in before its owner has proven it',
    changes: [
      {
        file: 'server/db/queries/accounts/players.ts',
        find: 'select id, password_hash from player where email = ${email}',
        put: 'select id, password_hash from player where email = ${email} or id in (select player_id from email_claim where email = ${email})',
      },
    ],
    caughtBy: [[EMAIL, 'is made at once, signs in with the code']],
  },
  {
    name: 'access/code-for-a-taken-address',
    what: 'an address that has an account gets a code for another one',
    changes: [
      {
        file: 'server/deeds/accounts/send-code.ts',
        find: "? 'email-known' : 'email-code'",
        put: "? 'email-code' : 'email-code'",
      },
    ],
    caughtBy: [[EMAIL, 'answers like any other, and its owner is told']],
  },
  {
    name: 'access/another-devices-activation',
    what: 'whoever reads the code of a new account opens it on any device',
    changes: [
      {
        file: 'server/deeds/accounts/check-code.ts',
        find: 'findCode(db, to, purpose, hash)',
        put: '(await db.one`select id, nonce, tries, 1 as left, false as used from one_time_code where recipient = ${to} order by id desc limit 1`) ?? findCode(db, to, purpose, hash)',
      },
      {
        file: 'server/db/queries/accounts/email-claims.ts',
        find: 'where email = ${email} and asker = ${asker} and at',
        put: 'where email = ${email} and ${asker}::bytea is not null and at',
      },
    ],
    caughtBy: [[EMAIL, 'is opened only by the device that made it']],
  },
  {
    name: 'access/link-of-another-deed',
    what: 'the link that unsubscribes, which stands in every e-mail, subscribes too',
    changes: [
      {
        file: 'server/deeds/mail/newsletter-links.ts',
        find: '`newsletter ${deed}\\0${id}`',
        put: '`newsletter \\0${id}`',
      },
    ],
    caughtBy: [['tests/server/mails.test.ts', 'is not had by who has not said yes within a week']],
  },
  {
    name: 'access/right-pins-counted',
    what: 'a right PIN counts as a wrong one until it is judged',
    changes: [
      {
        file: 'server/deeds/accounts/check-pin.ts',
        find: 'settleTry(service, name, isRight,',
        put: 'settleTry(service, name, false,',
      },
    ],
    caughtBy: [['tests/server/pin.test.ts', 'ten right PINs at once are all right']],
  },
  {
    name: 'access/hashes-in-the-mean',
    what: 'slow password hashes turn payments away',
    changes: [
      { file: 'server/http/overload.ts', find: 'if (begun && !incoming[OWN_PACE])', put: 'if (begun)' },
    ],
    caughtBy: [['tests/server/overload-count.test.ts', 'an answer that goes at its own pace']],
  },
  {
    name: 'access/no-end-of-waiting',
    what: 'logins wait without limit',
    changes: [
      { file: 'server/lib/gate.ts', find: 'if (its.inside >= atOnce + room)', put: 'if (its.inside < 0)' },
    ],
    caughtBy: [['tests/server/gate.test.ts', 'so many work at once']],
  },
  {
    name: 'access/late-refusal',
    what: 'a 401 about the token of who was here before signs out who is here now',
    changes: [
      {
        file: 'src/api/client.ts',
        find: 'if (isRefused && sentWith && sentWith === currentToken())',
        put: 'if (isRefused && sentWith)',
      },
    ],
    caughtBy: [[SESSION, 'outlives a 401 that is about the token']],
  },
  {
    name: 'access/answer-of-who-left',
    what: 'an answer about who was here before makes them the player again',
    changes: [
      {
        file: 'src/api/session/session.ts',
        find: '  if (currentToken() !== token) return undefined\n',
        put: '',
      },
    ],
    caughtBy: [['tests/api/session-alone.test.ts', 'taken back before its answer came']],
  },
  {
    name: 'access/dots-lead-away',
    what: 'a login leads to another site by a path of dots',
    changes: [
      {
        file: 'src/lib/search.ts',
        find: "?.pathname.startsWith('//') === false",
        put: ' !== undefined',
      },
    ],
    caughtBy: [['tests/shell/search.test.ts', 'never leads to another site']],
  },
  {
    name: 'access/clock-of-a-copy',
    what: 'the Date of a kept answer sets the clock',
    changes: [
      {
        file: 'src/api/client.ts',
        find: 'if (!isKept(headers) && !mayBeCopy(headers, cache)) ',
        put: '',
      },
    ],
    caughtBy: [['tests/api/client.test.ts', 'is set by what came over the network alone']],
  },
  {
    name: 'access/unproven-device',
    what: 'alerts go to whatever address was registered, whether anybody hears there or not',
    changes: [
      {
        file: 'server/db/queries/alerts/alerts.ts',
        find: 'where ${PROVEN} and a.kind = any(d.kinds)',
        put: 'where a.kind = any(d.kinds)',
      },
      {
        file: 'server/db/queries/alerts/alerts.ts',
        find: 'on d.id = q.device_id and ${PROVEN}',
        put: 'on d.id = q.device_id',
      },
    ],
    caughtBy: [[CHALLENGES, 'is told of no draw, result or money before it is proven']],
  },
  {
    name: 'access/proof-for-another-key',
    what: 'a device stays proven whose messages somebody else can read',
    changes: [
      {
        file: DEVICES,
        find: 'proven_at = case when d.p256dh = excluded.p256dh then d.proven_at end',
        put: 'proven_at = d.proven_at',
      },
    ],
    caughtBy: [[CHALLENGES, 'is to be proven anew with another key']],
  },
  {
    name: 'access/challenge-of-another-key',
    what: 'a challenge that went to one key proves another one',
    changes: [
      {
        file: DEVICES,
        find: 'challenge = case when d.p256dh = excluded.p256dh then d.challenge end',
        put: 'challenge = d.challenge',
      },
    ],
    caughtBy: [[CHALLENGES, 'is to be proven anew with another key']],
  },
  {
    name: 'access/endless-challenges',
    what: 'a stranger has an address flooded by registering and forgetting it',
    changes: [
      {
        file: 'server/db/queries/alerts/push-challenges.ts',
        find: 'c.sent < ${asIs(MOST)}',
        put: 'true',
      },
      {
        file: 'server/db/schema/08-alerts.sql',
        find: 'check (sent between 1 and 5)',
        put: 'check (sent > 0)',
      },
    ],
    caughtBy: [[CHALLENGES, 'are at most five in a day']],
  },
  {
    name: 'access/token-of-another',
    what: 'a session that turns out to be over takes the token of who logged in in another tab',
    changes: [
      {
        file: 'src/api/session/token.ts',
        find: 'if (stored() === token) removeStored(TOKEN_KEY)',
        put: 'removeStored(TOKEN_KEY)',
      },
    ],
    caughtBy: [['tests/api/session-alone.test.ts', 'that signed somebody else in keeps them in']],
  },
  {
    name: 'access/old-news',
    what: 'who has taken a deletion back is still told that it comes',
    changes: [
      {
        file: 'server/deeds/mail/account-news.ts',
        find: "row?.state === 'waiting' ? texts.deletionNews(row) : undefined",
        put: 'row && texts.deletionNews(row)',
      },
    ],
    caughtBy: [['tests/server/account-news.test.ts', 'who takes a deletion back before anything went out']],
  },
  {
    name: 'access/key-signs-itself',
    what: 'a new log key that was only entered counts as one that phones know',
    changes: [
      {
        file: 'server/deeds/log/announce-keys.ts',
        find: 'pins.log || isPublished(db, verifierKey)',
        put: 'pins.log || (await findEntry(db, TYPE, verifierKey)) !== undefined',
      },
    ],
    caughtBy: [
      ['tests/server/log.test.ts', 'is followed by another in a state that the first has signed also'],
    ],
  },
]
