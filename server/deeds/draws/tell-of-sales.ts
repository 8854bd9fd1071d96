import { forgetLive, tellOfSales } from '#server/db/queries/alerts/live.ts'
import type { Service } from '#server/service.ts'

/** More than a node remembers; older rows serve nobody. */
const KEPT = 2_000

/** Tells open screens of batches that have opened or close soon. @returns how many it told of */
export const tellSales = ({ db }: Pick<Service, 'db'>): Promise<number> => tellOfSales(db)

export const forgetOldNews = async ({ db }: Pick<Service, 'db'>): Promise<void> => {
  await forgetLive(db, KEPT)
}
