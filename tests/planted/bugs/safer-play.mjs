const PLAY = 'tests/server/safer-play.test.ts'
const GATE = 'tests/server/gate-of-play.test.ts'
const OVER = 'tests/server/over-limit.test.ts'
const EACH_REFUSES = [GATE, 'each of them refuses by name']

/** Limits, breaks and exclusion. */
export const saferPlay = [
  {
    name: 'safer-play/unknown-kind',
    what: 'only tickets count as stakes: whatever else a deed takes a stake by is let through',
    changes: [
      {
        file: 'server/db/schema/functions/is_stake.sql',
        find: "select kind not in ('withdrawal'",
        put: "select kind = 'ticket' and kind not in ('withdrawal'",
      },
    ],
    caughtBy: [EACH_REFUSES, [GATE, 'money that leaves a wallet for something unheard of']],
  },
  {
    name: 'safer-play/open-payments',
    what: 'payments that are still open do not count: several opened at once pass the limit together',
    changes: [
      {
        file: 'server/db/schema/functions/play_topped_up.sql',
        find: "state in ('waiting', 'checking')",
        put: "state = 'checking'",
      },
    ],
    caughtBy: [
      [PLAY, 'of top-ups counts payments that are open'],
      [PLAY, 'is not passed by twenty top-ups at once'],
    ],
  },
  {
    name: 'safer-play/paid-late',
    what: 'payments of checkouts that had failed fill the play wallet past the limit',
    changes: [
      {
        file: 'server/deeds/limits/put-aside.ts',
        find: 'Math.min(came, await findOver(tx, playerId))',
        put: '0 * Math.min(came, await findOver(tx, playerId))',
      },
    ],
    caughtBy: [
      [OVER, 'checkouts that failed and are all paid later'],
      [OVER, 'a transfer of more than was asked for'],
    ],
  },
  {
    name: 'safer-play/moved-back',
    what: 'what came over a limit is moved to play like a win',
    changes: [
      {
        file: 'server/deeds/prizes/move-winnings.ts',
        find: 'Math.max(0, amount - (await findFreeWinnings(tx, playerId)))',
        put: 'Math.min(0, amount - (await findFreeWinnings(tx, playerId)))',
      },
    ],
    caughtBy: [[OVER, 'it is not moved to play before the limit allows it']],
  },
  {
    name: 'safer-play/raised-at-once',
    what: 'a higher limit counts as soon as it is asked for',
    changes: [
      {
        file: 'server/deeds/safer-play/change-limit.ts',
        find: 'amount === null || amount > than',
        put: 'amount === null',
      },
      {
        file: 'server/db/schema/functions/keep_play_limit.sql',
        find: 'new.amount > old.amount)',
        put: 'new.amount < 0)',
      },
    ],
    caughtBy: [[PLAY, 'is lowered at once, and raised a day later']],
  },
  {
    name: 'safer-play/stake-stays-inside',
    what: 'a stake that goes back to who is shut out stays where it cannot be taken out',
    changes: [
      {
        file: 'server/db/queries/safer-play/safer-play.ts',
        find: 'or s.register_until is not null) and a.balance > 0',
        put: 'or s.register_until is not null) and a.balance < 0',
      },
    ],
    caughtBy: [[PLAY, 'moves out what a void ticket gives back too']],
  },
  {
    name: 'safer-play/month-of-london',
    what: 'the months of an exclusion are counted by the calendar of UTC',
    changes: [
      {
        file: 'server/db/queries/safer-play/safer-play.ts',
        find: "(game_clock() at time zone 'Africa/Lagos' + make_interval(months => ${months})) at time zone 'Africa/Lagos'",
        put: 'game_clock() + make_interval(months => ${months})',
      },
    ],
    caughtBy: [[PLAY, 'in the first hour of a month ends on the first']],
  },
  {
    name: 'safer-play/look-back-by-session',
    what: 'the months of a look back are counted in the zone of the database',
    changes: [
      {
        file: 'server/db/queries/safer-play/safer-play.ts',
        find: "s.reviewed_at at time zone 'Africa/Lagos' < ${LAGOS_NOW} - make_interval(months => s.review_months)",
        put: 's.reviewed_at < game_clock() - make_interval(months => s.review_months)',
      },
    ],
    caughtBy: [[PLAY, 'days and months of a look back are those of Lagos']],
  },
]
