import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Kobo } from '#src/lib/money.ts'
import { isNumberGame, type AnyGame, type GameRules, type ScoreGame } from './game.ts'
import { rulesDocument } from './prizes.ts'
import { COVER, offeredWith } from './reserve.ts'
import type { RulesDocument } from './rules-schema.ts'
import { virtualDocument } from './soccer-cash/virtual/batch-rules.ts'
import { caps } from './soccer-cash/rules.ts'

export interface RulesToday {
  document: RulesDocument
  hash: Uint8Array
  /** Canonical text. */
  body: string
}

const hashed = (document: RulesDocument): RulesToday => ({
  document,
  hash: sha256(documentBytes(document)),
  body: canonicalJson(document),
})

/** Safe to cache: it depends on the game alone. */
const made = new WeakMap<GameRules, RulesToday>()

/** Today's rules of a game, as the document that batches and tickets refer to. */
export const rulesToday = (game: GameRules): RulesToday => {
  const known = made.get(game)
  if (known) return known
  const today = hashed(rulesDocument(game))
  made.set(game, today)
  return today
}

/** The cap of a game of scores. */
const capWith = (reserve: Kobo): Kobo => caps.find(cap => COVER * cap <= reserve) ?? caps.at(-1)!

const ofScores = (game: ScoreGame, opensAt: number, reserve: Kobo): RulesToday =>
  hashed(virtualDocument(game, opensAt, capWith(reserve)))

/**
 * The rules that a batch is sold under.
 * @param opensAt ms since 1970 UTC
 * @param reserve kobo
 */
export const rulesOfBatch = (game: AnyGame, opensAt: number, reserve: Kobo): RulesToday =>
  isNumberGame(game) ? rulesToday(offeredWith(game, reserve)) : ofScores(game, opensAt, reserve)
