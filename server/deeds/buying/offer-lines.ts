import type { GameRules } from '#src/games/game.ts'
import { insertOffer } from '#server/db/queries/buying/offers.ts'
import type { Service } from '#server/service.ts'
import type { OfferedBand } from '#server/wire/buying/offer.ts'
import { gameOnSale } from './game-on-sale.ts'
import { differentLines } from '#server/deeds/random-lines.ts'

/** Draws and stores lines for each open band: such a game takes no others. */
export const offerLines = async (
  service: Service,
  { playerId, game: catalogued }: { playerId: number; game: GameRules },
): Promise<OfferedBand[]> => {
  const game = await gameOnSale(service, catalogued)
  const { db, ports } = service
  const bands = game.stakes.map(option => ({
    ...option,
    lines: option.comingSoon ? [] : differentLines(ports.randomness, game, game.offersLines ?? 0),
  }))
  const offered = bands.flatMap(({ stake, lines }) => lines.map(line => ({ stake, line })))
  await db.tx(tx => insertOffer(tx, playerId, game.id, offered))
  return bands
}
