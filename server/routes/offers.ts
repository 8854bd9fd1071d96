// Wyse cash: the lucky numbers on offer, and what was played and won with them.
import * as contract from '#src/contract/offers.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { naira } from '#src/lib/money.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { listResults } from '#server/db/queries/draws/results.ts'
import { findSums } from '#server/db/queries/draws/statistics.ts'
import { offerLines } from '#server/deeds/buying/offer-lines.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { isNumberGame } from '#src/games/game.ts'
import type { Service } from '#server/service.ts'
import type { Door } from '#server/http/door.ts'
import { offerOnWire } from '#server/wire/buying/offer.ts'

const GAME = 'wyse-cash'
const DAYS = 7
const NEWEST = 5

export const mountOffers = (door: Door, service: Service): void => {
  const { db, games } = service
  door.keepFor(5, contract.wyseCashStatistics)

  door.does(contract.generateWyseCashGame, 'offer-lines', async ({ player: { playerId } }) => {
    const game = games.filter(isNumberGame).find(({ id }) => id === GAME)
    if (!game) throw new Refusal('game-unknown')
    return offerOnWire(await offerLines(service, { playerId, game }))
  })

  door.on(contract.wyseCashStatistics, async () => {
    const sums = await findSums(db, GAME, new Date((await findClock(db)) - DAYS * DAY))
    const newest = await listResults(db, { game: GAME, days: undefined, batch: undefined }, NEWEST, 0)
    return {
      data: {
        ...sums,
        days: DAYS,
        stake: naira(sums.stake),
        paid_out: naira(sums.paid_out),
        newest: newest.map(row => ({
          batch: row.id,
          date: row.draws_at.toISOString(),
          ticket_number: row.numbers,
        })),
      },
    }
  })
}
