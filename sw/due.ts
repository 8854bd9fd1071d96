import type { KeptPlan } from '#src/alerts/kept-plan.ts'
import { showOnce, type Desk } from '#src/alerts/show.ts'

/** Shows planned alerts that are due, on platforms that wake the worker for it. */
export const showDue = async (desk: Desk, plan: Pick<KeptPlan, 'read'>, now: number): Promise<void> => {
  for (const alert of await plan.read(now)) if (alert.at <= now) await showOnce(alert, desk, now)
}
