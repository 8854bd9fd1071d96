import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import type { GameRules } from '#src/games/game.ts'
import { rulesDocument } from '#src/games/prizes.ts'
import type { RulesDocument } from '#src/games/rules-schema.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Db, Tx } from '../db/db.ts'
import { insertRules } from '../db/queries/rules.ts'

interface Kept {
  document: RulesDocument
  hash: Uint8Array
  /** Its canonical text. */
  body: string
}

const known = new WeakMap<GameRules, Kept>()

/** Today's rules of a game as the document that a batch and its tickets refer to. Never changed once written. */
export const rulesToday = (game: GameRules): Kept => {
  const kept = known.get(game)
  if (kept) return kept
  const document = rulesDocument(game)
  const made = { document, hash: sha256(documentBytes(document)), body: canonicalJson(document) }
  known.set(game, made)
  return made
}

/** @returns the hash under which they are kept */
export const keepRules = async (tx: Tx, game: GameRules): Promise<Uint8Array> => {
  const { hash, body } = rulesToday(game)
  await insertRules(tx, hash, game.id, body)
  return hash
}

const keptIn = new WeakMap<Db, Set<GameRules>>()

/** The hash of today's rules, which are written once for each database and not asked about again. */
export const rulesOnSale = async (db: Db, game: GameRules): Promise<Uint8Array> => {
  const there = keptIn.get(db) ?? new Set()
  keptIn.set(db, there)
  if (!there.has(game)) await keepRules(db, game)
  there.add(game)
  return rulesToday(game).hash
}
