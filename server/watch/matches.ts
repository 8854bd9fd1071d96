import type { Db } from '#server/db/db.ts'
import { undecidedPages } from '#server/db/queries/matches/matches.ts'
import { judgementOf } from '#server/wire/judged-match.ts'
import type { MakeGauge } from './gauge.ts'

export const matchFigures = (gauge: MakeGauge, db: Db) => {
  const undecided = gauge('matches_undecided', 'Real matches that are open and not decided.', ['is'])
  return async (): Promise<void> => {
    const counts = { waiting: 0, silent: 0, disputed: 0, decided: 0 }
    for await (const page of undecidedPages(db)) for (const row of page) counts[judgementOf(row).is]++
    for (const is of ['waiting', 'silent', 'disputed'] as const) undecided.set({ is }, counts[is])
  }
}
