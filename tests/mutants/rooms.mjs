// What is mutated in each room, and the tests that must notice: its own, and the service's if those decide. Words and types
// are left out: a sentence is not a rule.

const words = ['!src/games/**/words.ts', '!src/games/*-words.ts']

const serviceTest = name => `tests/server/${name}.test.ts`

/** By folder of deeds, the tests that are about them. */
const deeds = {
  accounts: ['account', 'backoff', 'common-passwords', 'forgot-pin', 'lock-outs', 'phone-change', 'pin'],
  advance: ['advance'],
  alerts: ['alerts', 'push-challenges', 'push-devices', 'resting-origins', 'soccer-alerts', 'what-to-push'],
  buying: [
    'lucky',
    'play',
    'purchase',
    'purchase-groups',
    'sales-stop',
    'short-ids',
    'soccer',
    'virtual-soccer',
  ],
  cards: ['scratch-cards'],
  chats: ['chat-words', 'chats'],
  documents: ['documents'],
  draws: ['came-back', 'draws', 'number-statistics', 'reads', 'results', 'settlement', 'virtual-soccer'],
  friends: ['friends'],
  google: ['google', 'google-oidc'],
  items: ['items'],
  jackpots: ['jackpot-draws', 'jackpots'],
  limits: ['liability', 'operator', 'ops', 'sales-stop'],
  log: ['liabilities', 'log'],
  mail: ['email', 'mails'],
  matches: ['feeds', 'matches', 'soccer', 'virtual-soccer'],
  orders: ['orders'],
  promises: ['promises'],
  syndicates: ['syndicates'],
  'own-data': ['consent', 'own-data'],
  paying: ['charges', 'lucky', 'purchase'],
  prizes: ['choices', 'settlement', 'syndicates', 'wallet'],
  reconciling: ['reconcile'],
  'safer-play': ['safer-play'],
  sandbox: ['seed'],
  testimonials: ['testimonials'],
  'top-ups': ['charges', 'paystack', 'take-backs', 'top-ups', 'webhook'],
  ussd: ['ussd'],
  withdrawals: [
    'bank-health',
    'documents',
    'payouts',
    'payouts-monnify',
    'payouts-paystack',
    'rails',
    'withdrawals',
  ],
}

/**
 * By name: the files, and the tests as vitest's `include` has them; `judges` says by folder which of them may notice a change
 * there, and the others do not judge it.
 */
export const rooms = {
  'src/picks': { mutate: ['src/picks/*.ts'], tests: ['tests/picks/*.test.ts'] },
  'src/games': {
    mutate: ['src/games/**/*.ts', ...words],
    tests: [
      'tests/games/**/*.test.ts',
      'tests/picks/games.test.ts',
      'tests/play/awoof-store.test.ts',
      'tests/screens/public-dashboard.test.ts',
      'tests/screens/virtual-soccer.test.ts',
      'tests/server/came-back.test.ts',
      'tests/server/choices.test.ts',
      'tests/server/jackpots.test.ts',
      'tests/server/settlement.test.ts',
    ],
    onDatabase: true,
  },
  'src/play': {
    mutate: ['src/play/*.ts', 'src/device/*.ts', 'src/buying/*.ts'],
    tests: ['tests/play/*.test.ts'],
  },
  'src/api/session/session.ts': {
    mutate: ['src/api/session/session.ts'],
    tests: ['tests/api/session-alone.test.ts'],
  },
  'src/draws': {
    mutate: ['src/draws/*.ts', 'src/proof/*.ts'],
    tests: ['tests/draws/*.test.ts', 'tests/server/items.test.ts', 'tests/screens/public-results.test.ts'],
    onDatabase: true,
  },
  'server/ledger': {
    mutate: ['server/ledger/*.ts'],
    tests: [
      'tests/server/ledger-moves.test.ts',
      'tests/server/ledger.test.ts',
      'tests/server/ops.test.ts',
      'tests/server/take-backs.test.ts',
    ],
    onDatabase: true,
  },
  'server/deeds': {
    mutate: [
      'server/deeds/**/*.ts',
      '!server/deeds/ussd/ussd-words.ts',
      '!server/deeds/alerts/alert-texts.ts',
    ],
    // Every test of the service reaches most deeds; these are about them.
    judges: Object.fromEntries(
      Object.entries(deeds).map(([folder, names]) => [`server/deeds/${folder}`, names.map(serviceTest)]),
    ),
    onDatabase: true,
  },
}
