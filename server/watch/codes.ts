import type { Db } from '#server/db/db.ts'
import { findCodesOfDay } from '#server/db/queries/accounts/codes.ts'
import type { MakeGauge } from './gauge.ts'

export const codeFigures = (gauge: MakeGauge, db: Db) => {
  const codes = gauge('codes_sent_today', 'One-time codes sent on this day in Lagos, over all nodes.')
  const codesMost = gauge('codes_per_day', 'One-time codes that a day may have, by the setting.')
  return async (): Promise<void> => {
    const day = await findCodesOfDay(db)
    codes.set(day?.sent ?? 0)
    if (day) codesMost.set(day.most)
  }
}
