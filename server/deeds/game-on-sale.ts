// A game with the bands that are open in the batch on sale: the reserve of that moment decided them, and nothing since.
import { batchBounds } from '#src/draws/schedule.ts'
import { offersOf } from '#src/games/reserve.ts'
import type { GameRules } from '#src/games/game.ts'
import { sameBytes } from '#src/draws/hash.ts'
import type { Db } from '../db/db.ts'
import { findRulesHash } from '../db/queries/rules.ts'
import type { Service } from '../service.ts'
import { rulesToday } from './keep-rules.ts'

interface Known {
  opensAt: number
  offered: GameRules
}

const known = new WeakMap<Db, Map<string, Known>>()

/** Looked up once for each batch and node. */
export const gameOnSale = async (
  { db, ports: { clock } }: Pick<Service, 'db' | 'ports'>,
  game: GameRules,
): Promise<GameRules> => {
  const offers = offersOf(game)
  if (offers.length === 1) return game
  const mine = known.get(db) ?? new Map<string, Known>()
  known.set(db, mine)
  const { opensAt } = batchBounds(clock.now())
  const before = mine.get(game.id)
  if (before?.opensAt === opensAt) return before.offered
  const hash = await findRulesHash(db, game.id, new Date(opensAt))
  if (!hash) return game
  const offered = offers.find(offer => sameBytes(rulesToday(offer).hash, hash)) ?? game
  mine.set(game.id, { opensAt, offered })
  return offered
}
