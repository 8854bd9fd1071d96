import type { Db } from '#server/db/db.ts'
import { listUndecided } from '#server/db/queries/matches/matches.ts'
import { judgementOf } from '#server/wire/judged-match.ts'
import type { MakeGauge } from './gauge.ts'

export const matchFigures = (gauge: MakeGauge, db: Db) => {
  const undecided = gauge('matches_undecided', 'Real matches that are open and not decided.', ['is'])
  return async (): Promise<void> => {
    const all = (await listUndecided(db)).map(row => judgementOf(row).is)
    for (const is of ['waiting', 'silent', 'disputed'] as const)
      undecided.set({ is }, all.filter(it => it === is).length)
  }
}
