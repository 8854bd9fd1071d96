import * as contract from '#src/contract/reserve.ts'
import { isNumberGame } from '#src/games/game.ts'
import { reserveNeeded } from '#src/games/reserve.ts'
import { naira } from '#src/lib/money.ts'
import { findHeld, listHolds } from '#server/db/queries/buying/limits.ts'
import { RESERVE } from '#server/deeds/limits/write-limits.ts'
import { gameOnSale } from '#server/deeds/buying/game-on-sale.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

export const mountReserve = (door: Door, service: Service): void => {
  const { db, games } = service
  door.keepFor(5, contract.reserve)

  door.on(contract.reserve, async () => {
    const [held, holds] = await Promise.all([findHeld(db, RESERVE), listHolds(db)])
    // What is sold now was fixed when the batch was announced; until there is one, the reserve says it.
    const open = new Map<string, Set<number>>()
    for (const game of games) {
      const { stakes } = isNumberGame(game) ? await gameOnSale(service, game) : game
      open.set(game.id, new Set(stakes.filter(it => !it.comingSoon).map(it => it.stake)))
    }
    return {
      reserve: naira(held),
      bands: games.flatMap(({ id, stakes }) =>
        stakes.map(band => ({
          game: id,
          stake: naira(band.stake),
          top_prize: naira(band.topPrize),
          needs: band.comingSoon ? naira(reserveNeeded(band)) : 0,
          open: open.get(id)!.has(band.stake),
        })),
      ),
      held: holds.map(it => it.game),
    }
  })
}
