const MODEL = 'tests/model/model.test.ts'
const IN_WHATEVER_ORDER = [MODEL, 'whatever happens in whatever order']

/** What is earned by inviting friends. */
export const friends = [
  {
    name: 'friend/paid-for-money-that-went-back',
    what: 'a friend earns by a top-up that the bank has taken back',
    changes: [
      {
        file: 'server/deeds/friends/pay-for-friends.ts',
        find: 'if (isTakenBack) await',
        put: 'if (isTakenBack === null) await',
      },
    ],
    caughtBy: [IN_WHATEVER_ORDER],
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
