import * as contract from '#src/contract/matches.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import { naira } from '#src/lib/money.ts'
import { listLeaguesOnSale, listOnSale } from '#server/db/queries/matches/on-sale.ts'
import { countEnded, listEnded } from '#server/db/queries/matches/ended.ts'
import { listFinalists } from '#server/db/queries/matches/finalists.ts'
import { findCap } from '#server/deeds/matches/cap.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'
import type { Service } from '#server/service.ts'
import { finalistOnWire, matchOnWire, matchResultOnWire } from '#server/wire/match.ts'
import { dayOf } from '#server/routes/day-asked.ts'
import { RESULTS_AGE } from '#server/routes/results.ts'

const FINALISTS = 40

export const mountMatches = (door: Door, { db, predictions }: Service): void => {
  // Kept short: a player refused for an outdated cap asks for the new one at once.
  door.keepFor(1, contract.listMatchesOnSale)
  door.keepFor(RESULTS_AGE, contract.listFinalists, contract.listMatchResults)
  door.on(contract.listMatchesOnSale, async ({ query: { date, league, search } }) => ({
    results: (await listOnSale(db, times.cutOff, { ...dayOf(date), league, search })).map(matchOnWire),
    most_paid: naira(await findCap(db)),
    leagues: await listLeaguesOnSale(db, times.cutOff),
  }))

  door.on(contract.listMatchResults, ({ query }) =>
    pageOf(
      query,
      async (limit, offset) => (await listEnded(db, dayOf(query.date), limit, offset)).map(matchResultOnWire),
      () => countEnded(db, dayOf(query.date)),
    ),
  )

  const forms = predictions.map(it => it.id)
  door.on(contract.listFinalists, async () => ({
    results: (await listFinalists(db, forms, FINALISTS)).map(finalistOnWire),
  }))
}
