// Claims what is due along with its alerts: those for all followers are read once, not for each of a hundred thousand
// devices.
import type { Db } from '#server/db/db.ts'
import { claimDeliveries, listAlerts, type AlertRow, type Claimed } from '#server/db/queries/alerts/alerts.ts'

const MOST_KNOWN = 1_000

/** @returns a function that claims up to `limit` due deliveries for `leaseSeconds` */
export const makeClaiming = (db: Db): ((limit: number, leaseSeconds: number) => Promise<Claimed[]>) => {
  const shared = new Map<number, AlertRow>()
  return async (limit, leaseSeconds) => {
    const taken = await claimDeliveries(db, limit, leaseSeconds)
    if (shared.size > MOST_KNOWN) shared.clear()
    const asked = [...new Set(taken.map(it => it.alert_id))].filter(id => !shared.has(id))
    const read = asked.length > 0 ? await listAlerts(db, asked) : []
    const own = new Map(read.map(({ id, ...alert }) => [id, alert as AlertRow]))
    for (const [id, alert] of own) if (alert.player_id === null) shared.set(id, alert)
    return taken.map(it => {
      const alert = own.get(it.alert_id) ?? shared.get(it.alert_id)
      return { ...it, ...(alert ? { alert } : {}) }
    })
  }
}
