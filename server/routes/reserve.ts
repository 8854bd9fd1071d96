import * as contract from '#src/contract/reserve.ts'
import { isBandOpen, reserveNeeded } from '#src/games/reserve.ts'
import { naira } from '#src/lib/money.ts'
import { findHeld, listHolds } from '#server/db/queries/buying/limits.ts'
import { RESERVE } from '#server/deeds/limits/write-limits.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'

export const mountReserve = (door: Door, { db, games }: Service): void => {
  door.keepFor(5, contract.reserve)

  door.on(contract.reserve, async () => {
    const [held, holds] = await Promise.all([findHeld(db, RESERVE), listHolds(db)])
    return {
      reserve: naira(held),
      bands: games.flatMap(({ id, stakes }) =>
        stakes.map(band => ({
          game: id,
          stake: naira(band.stake),
          top_prize: naira(band.topPrize),
          needs: band.comingSoon ? naira(reserveNeeded(band)) : 0,
          open: isBandOpen(band, held),
        })),
      ),
      held: holds.map(it => it.game),
    }
  })
}
