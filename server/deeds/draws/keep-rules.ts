import type { GameRules } from '#src/games/game.ts'
import { rulesToday, type RulesToday } from '#src/games/rules-today.ts'
import type { Tx } from '#server/db/db.ts'
import { insertRules } from '#server/db/queries/draws/rules.ts'
import type { Service } from '#server/service.ts'

/** Write-once. @returns the hash they are stored under */
export const keepRules = async (tx: Tx, { document, hash, body }: RulesToday): Promise<Uint8Array> => {
  await insertRules(tx, hash, document.game, body)
  return hash
}

/** The hash of today's rules, stored once per database and then cached. */
export const rulesOnSale = async (
  { db, counter }: Pick<Service, 'db' | 'counter'>,
  game: GameRules,
): Promise<Uint8Array> => {
  if (!counter.rulesKept.has(game)) await keepRules(db, rulesToday(game))
  counter.rulesKept.add(game)
  return rulesToday(game).hash
}
