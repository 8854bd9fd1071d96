// Draw results of each game.
import type { QueryOut } from '#src/contract/call.ts'
import * as contract from '#src/contract/results.ts'
import { REQUIRED } from '#src/contract/words.ts'
import { countResults, listResults } from '#server/db/queries/draws/results.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { resultOnWire } from '#server/wire/result.ts'
import { dayOf } from './day-asked.ts'
import type { Door } from '#server/http/door.ts'
import { pageOf } from '#server/http/page.ts'

/** Seconds a public list may be cached. */
export const RESULTS_AGE = 5

export const mountResults = (door: Door, { db, games }: Service): void => {
  door.keepFor(
    RESULTS_AGE,
    contract.instantCashOutResult,
    contract.salaryForLifeResult,
    contract.bankerResult,
    contract.gameResults,
    contract.lotteryGamesResult,
  )

  const resultsOf = (game: string | undefined, query: QueryOut<typeof contract.instantCashOutResult>) => {
    const filter = { game, days: dayOf(query.date), batch: query.batch }
    return pageOf(
      query,
      async (limit, offset) => (await listResults(db, filter, limit, offset)).map(resultOnWire),
      () => countResults(db, filter),
    )
  }
  door.on(contract.instantCashOutResult, ({ query }) => resultsOf('instant-cashout', query))
  door.on(contract.salaryForLifeResult, ({ query }) => resultsOf('salary-for-life', query))
  door.on(contract.bankerResult, ({ query }) => resultsOf('banker', query))

  door.on(contract.gameResults, ({ query: { lottery_type: type, ...query } }) => {
    // A batch names its game; without either, a list across games has no use and no index.
    if (type === undefined && query.batch !== undefined) return resultsOf(undefined, query)
    if (type === undefined) throw new Refusal('bad-input', { lottery_type: REQUIRED })
    const game = games.find(it => it.lotteryType === type)
    if (!game) throw new Refusal('game-unknown')
    return resultsOf(game.id, query)
  })

  door.on(contract.lotteryGamesResult, async () => {
    const latest = await Promise.all(
      games.map(game => listResults(db, { game: game.id, days: undefined, batch: undefined }, 1, 0)),
    )
    return { results: latest.flat().map(resultOnWire) }
  })
}
