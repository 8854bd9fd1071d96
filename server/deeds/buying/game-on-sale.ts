// A game with the bands open in the batch on sale, fixed by the reserve when the batch was announced.
import { batchBounds } from '#src/draws/schedule.ts'
import { offersOf } from '#src/games/reserve.ts'
import { rulesToday } from '#src/games/rules-today.ts'
import type { GameRules } from '#src/games/game.ts'
import { sameBytes } from '#src/draws/hash.ts'
import { findRulesHash } from '#server/db/queries/draws/rules.ts'
import type { Service } from '#server/service.ts'

/** Looked up once per batch and node. */
export const gameOnSale = async (
  { db, counter, ports: { clock } }: Pick<Service, 'db' | 'counter' | 'ports'>,
  game: GameRules,
): Promise<GameRules> => {
  const offers = offersOf(game)
  if (offers.length === 1) return game
  const { opensAt } = batchBounds(clock.now())
  const before = counter.offered.get(game.id)
  if (before?.opensAt === opensAt) return before.game
  const hash = await findRulesHash(db, game.id, new Date(opensAt))
  if (!hash) return game
  const offered = offers.find(offer => sameBytes(rulesToday(offer).hash, hash)) ?? game
  counter.offered.set(game.id, { opensAt, game: offered })
  return offered
}
