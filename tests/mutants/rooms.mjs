// What is changed on purpose in each room, and the tests that must notice: its own, and the service's where those decide.
// Words, faces and types are no part of it: what a sentence says is no rule.

const words = [
  '!src/games/**/words.ts',
  '!src/games/**/face.tsx',
  '!src/games/face*.ts',
  '!src/games/*-words.ts',
]

/** By name: the files, and the tests as vitest's `include` has them. */
export const rooms = {
  'src/picks': { mutate: ['src/picks/*.ts'], tests: ['tests/picks/*.test.ts'] },
  'src/games': {
    mutate: ['src/games/**/*.ts', ...words],
    tests: ['tests/games/*.test.ts', 'tests/picks/games.test.ts'],
  },
  'src/play': {
    mutate: ['src/play/*.ts', 'src/device/*.ts', 'src/buying/*.ts'],
    tests: ['tests/play/*.test.ts'],
  },
  'src/api/session/session.ts': {
    mutate: ['src/api/session/session.ts'],
    tests: ['tests/api/session-alone.test.ts'],
  },
  'src/draws': { mutate: ['src/draws/*.ts', 'src/proof/*.ts'], tests: ['tests/draws/*.test.ts'] },
  'server/ledger': {
    mutate: ['server/ledger/*.ts'],
    tests: [
      'tests/server/ledger-moves.test.ts',
      'tests/server/ledger.test.ts',
      'tests/server/ops.test.ts',
      'tests/server/take-backs.test.ts',
    ],
  },
  'server/deeds': { mutate: ['server/deeds/**/*.ts'], tests: ['tests/server/*.test.ts'] },
}
