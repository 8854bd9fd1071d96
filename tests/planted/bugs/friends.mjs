const MODEL = 'tests/model/model.test.ts'
const IN_WHATEVER_ORDER = [MODEL, 'whatever happens in whatever order']

/** What is earned by inviting friends. */
export const friends = [
  {
    name: 'friend/paid-for-money-that-went-back',
    what: 'a friend earns by a top-up that the bank has taken back',
    changes: [
      {
        file: 'server/db/queries/money/friends.ts',
        find: "when u.taken_back > 0 then 'taken-back'",
        put: 'when u.taken_back > 0 then null',
      },
    ],
    caughtBy: [IN_WHATEVER_ORDER],
  },
  {
    name: 'friend/whole-ticket-for-a-share',
    what: 'who makes a group ticket has staked all of it, and the others nothing',
    changes: [
      {
        file: 'server/db/schema/27-syndicates.sql',
        find: 'where not exists (select from syndicate s where s.id = t.id)\n  union all\n',
        put: 'union all\n',
      },
      {
        file: 'server/db/schema/27-syndicates.sql',
        find: 'from syndicate_share x join ticket t on t.id = x.syndicate_id;',
        put: 'from syndicate_share x join ticket t on t.id = x.syndicate_id where false;',
      },
    ],
    caughtBy: [
      ['tests/server/own-shares.test.ts', 'a friend earns by their own shares'],
      ['tests/server/own-shares.test.ts', 'a member who paid a share writes'],
      ['tests/server/own-shares.test.ts', 'every member is a player of that day'],
    ],
  },
  {
    name: 'friend/paid-at-once',
    what: 'what a friend earned is not held',
    changes: [
      {
        file: 'server/db/queries/money/friends.ts',
        find: 'or r.due_at <= game_clock() and u.look_again_at is null',
        put: 'or u.look_again_at is null',
      },
    ],
    caughtBy: [IN_WHATEVER_ORDER],
  },
]
