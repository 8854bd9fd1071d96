import type { KeptPlan } from '#src/alerts/kept-plan.ts'
import { showOnce, type Desk } from '#src/alerts/show.ts'
import type { AlertSettings } from '#src/contract/alerts.ts'

/**
 * Shows planned alerts that are due, on platforms that wake the worker for it.
 * @param settings undefined if alerts are off: the plan was made while they were on
 */
export const showDue = async (
  desk: Desk,
  plan: Pick<KeptPlan, 'read'>,
  settings: () => Promise<AlertSettings | undefined>,
  now: number,
): Promise<void> => {
  const kinds = (await settings())?.kinds ?? []
  for (const alert of await plan.read(now))
    if (alert.at <= now && kinds.includes(alert.kind)) await showOnce(alert, desk, now)
}
