const FIRSTS = 'tests/play/firsts.test.ts'
const CHECK = 'tests/screens/public-check.test.ts'
const WHOLE = 'tests/draws/whole-draw.test.ts'
const LISTS = 'tests/draws/only-list.test.ts'

export const memory = [
  {
    name: 'memory/first-overwritten',
    what: 'what the service shows later takes the place of what the phone was given first',
    changes: [
      {
        file: 'src/lib/idb.ts',
        find: '(kept = old ?? text)',
        put: '(kept = text)',
      },
    ],
    caughtBy: [[FIRSTS, 'what was shown first stays']],
  },
  {
    name: 'memory/split-forgotten',
    what: 'a phone that was shown two logs checks on as if there were one',
    changes: [
      {
        file: 'src/proof/logged.ts',
        find: "  must(!memory.isSplit, 'This phone was shown two logs that do not fit together')\n",
        put: '',
      },
    ],
    caughtBy: [[CHECK, 'fails on a phone that saw another seal']],
  },
  {
    name: 'memory/second-seal',
    what: 'a batch with two seals in the log, or a draw with two lists, passes by the first one',
    changes: [
      {
        file: 'src/proof/only-one.ts',
        find: 'const [first, second] =',
        put: 'const [first, , second] =',
      },
    ],
    caughtBy: [
      [WHOLE, 'two seals of one batch in the log are a failure'],
      [LISTS, 'fails where there are several, whichever is shown'],
    ],
  },
  {
    name: 'memory/stretch-unbound',
    what: 'a stretch of the log is taken for the log without its root',
    changes: [
      {
        file: 'src/draws/log-stretch.ts',
        find: 'return made !== undefined && hex(made) === root',
        put: 'return made !== undefined',
      },
    ],
    caughtBy: [[WHOLE, 'the entries of every stretch lead to the root of the log']],
  },
  {
    name: 'memory/reopened-as-new',
    what: 'a ticket whose page is opened again from the cache is kept as new',
    changes: [
      {
        file: 'src/screens/ticket/keep-answer.ts',
        find: 'heardOf(dataUpdatedAt)',
        put: 'heardOf(Date.now())',
      },
    ],
    caughtBy: [['tests/screens/keep-answer.test.ts', 'a ticket whose page is opened again from the cache']],
  },
  {
    name: 'memory/own-money-unheard',
    what: 'a player whose number changed hears nothing of their money until the stream begins anew',
    changes: [
      {
        file: 'src/api/live/live.ts',
        find: 'if (whose() === was) return',
        put: 'if ((whose() === undefined) === (was === undefined)) return',
      },
    ],
    caughtBy: [['tests/api/live-number.test.ts', 'a player whose number changes goes on hearing']],
  },
  {
    name: 'memory/older-answer',
    what: 'an answer that was on its way replaces a balance heard since',
    changes: [
      {
        file: 'src/api/live/live-news.ts',
        find: 'if (isAsked) void client.refetchQueries({ queryKey })',
        put: 'void isAsked',
      },
    ],
    caughtBy: [['tests/api/live.test.ts', 'of a balance is not replaced by an answer that was on its way']],
  },
]
