import { access } from './bugs/access.mjs'
import { database } from './bugs/database.mjs'
import { draws } from './bugs/draws.mjs'
import { friends } from './bugs/friends.mjs'
import { memory } from './bugs/memory.mjs'
import { payments } from './bugs/payments.mjs'
import { prizes } from './bugs/prizes.mjs'
import { purchase } from './bugs/purchase.mjs'
import { saferPlay } from './bugs/safer-play.mjs'
import { scores } from './bugs/scores.mjs'
import { settlement } from './bugs/settlement.mjs'
import { topUps } from './bugs/top-ups.mjs'
import { withdrawals } from './bugs/withdrawals.mjs'
import { witness } from './bugs/witness.mjs'

/**
 * Mistakes that cost real money: each is one or more exact replacements, plus the tests that must notice, by file and
 * title prefix. Where the code has two safety nets, the bug cuts both.
 * @type {{
 *   name: string,
 *   what: string,
 *   changes: { file: string, find: string, put: string }[],
 *   caughtBy: [file: string, title: string][],
 * }[]}
 */
export const bugs = [
  ...purchase,
  ...draws,
  ...memory,
  ...settlement,
  ...prizes,
  ...scores,
  ...saferPlay,
  ...topUps,
  ...friends,
  ...withdrawals,
  ...payments,
  ...access,
  ...database,
  ...witness,
]
