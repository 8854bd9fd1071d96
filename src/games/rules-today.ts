import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { GameRules } from './game.ts'
import { rulesDocument } from './prizes.ts'
import type { RulesDocument } from './rules-schema.ts'

interface RulesToday {
  document: RulesDocument
  hash: Uint8Array
  /** Canonical text. */
  body: string
}

/** Safe to cache: it depends on the game alone. */
const made = new WeakMap<GameRules, RulesToday>()

/** Today's rules of a game, as the document that batches and tickets refer to. */
export const rulesToday = (game: GameRules): RulesToday => {
  const known = made.get(game)
  if (known) return known
  const document = rulesDocument(game)
  const today = { document, hash: sha256(documentBytes(document)), body: canonicalJson(document) }
  made.set(game, today)
  return today
}
