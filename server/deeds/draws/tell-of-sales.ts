import { forgetLive, tellOfSales } from '#server/db/queries/alerts/live.ts'
import type { Service } from '#server/service.ts'

/** More than a node remembers; nobody reads older rows. */
const KEPT = 2_000

/** Tells open screens about batches that have opened or close soon. @returns how many */
export const tellSales = ({ db }: Pick<Service, 'db'>): Promise<number> => tellOfSales(db)

export const forgetOldNews = async ({ db }: Pick<Service, 'db'>): Promise<void> => {
  await forgetLive(db, KEPT)
}
