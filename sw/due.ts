import type { KeptPlan } from '#src/alerts/kept-plan.ts'
import { showOnce, type Desk } from '#src/alerts/show.ts'

/** Shows what the last page planned and is due by now, where the platform wakes the worker for it. */
export const showDue = async (desk: Desk, plan: Pick<KeptPlan, 'read'>, now: number): Promise<void> => {
  for (const alert of await plan.read(now)) if (alert.at <= now) await showOnce(alert, desk, now)
}
