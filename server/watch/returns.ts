import { bandOf } from '#src/games/returns.ts'
import type { Db } from '#server/db/db.ts'
import { sumReturns } from '#server/db/queries/money/ledger-checks.ts'
import type { MakeGauge } from './gauge.ts'

/** Days over which game returns are monitored. */
export const WATCHED = { all: 100_000, '30 days': 30, '1 day': 1 } as const

export const returnFigures = (gauge: MakeGauge, db: Db) => {
  const ofReturn = (name: string, help: string) => gauge(name, help, ['game', 'over'])
  const ratio = ofReturn('game_return_ratio', 'Paid by stake of the settled batches.')
  const expected = ofReturn('game_return_expected_ratio', 'What the prizes of those lines give on average.')
  const low = ofReturn('game_return_low', 'Lower end of the band in which honest draws stay.')
  const high = ofReturn('game_return_high', 'Upper end of the band in which honest draws stay.')
  const outside = ofReturn('game_return_outside', '1 where the return is outside its band.')
  return async (): Promise<void> => {
    // A game that was not sold in a period has no return for it.
    for (const each of [ratio, expected, low, high, outside]) each.reset()
    for (const [over, days] of Object.entries(WATCHED))
      for (const { game, ...returns } of await sumReturns(db, days)) {
        const band = bandOf(returns)
        if (!band) continue
        ratio.set({ game, over }, band.ratio)
        expected.set({ game, over }, band.expected)
        low.set({ game, over }, band.low)
        high.set({ game, over }, band.high)
        outside.set({ game, over }, band.isOutside ? 1 : 0)
      }
  }
}
