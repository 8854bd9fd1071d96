// The rules of each form as hashed into batches and tickets.
import { documentBytes } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { realDocument } from '#src/games/soccer-cash/document.ts'
import { predictionGames, type PredictionGame } from '#src/games/soccer-cash/games.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import type { Tx } from '#server/db/db.ts'
import { insertRules } from '#server/db/queries/draws/rules.ts'
import { strengthsHash } from './priced-leagues.ts'

const made = new Map(
  predictionGames.map(game => {
    const document = realDocument(game, strengthsHash)
    return [game.id, { hash: sha256(documentBytes(document)), body: canonicalJson(document) }]
  }),
)

/** Write-once. @returns the hash they are stored under */
export const keepPredictionRules = async (tx: Tx, { id }: PredictionGame): Promise<Uint8Array> => {
  const { hash, body } = made.get(id)!
  await insertRules(tx, hash, id, body)
  return hash
}
