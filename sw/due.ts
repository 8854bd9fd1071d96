import type { KeptPlan } from '#src/alerts/kept-plan.ts'
import { isQuiet } from '#src/alerts/quiet.ts'
import { showOnce, type Desk } from '#src/alerts/show.ts'
import type { AlertSettings } from '#src/contract/alerts.ts'

/**
 * By the service's clock: a phone's may be hours off. NaN, at which nothing is due, if the answer does not say.
 * @throws TypeError without a network
 */
export const timeNow = async (ask: (path: string, init: RequestInit) => Promise<Response>): Promise<number> =>
  Date.parse((await ask('/healthz', { cache: 'no-store' })).headers.get('date') ?? '')

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
  const wanted = await settings()
  // What fell due before quiet hours and was not shown waits too.
  if (!wanted || isQuiet(wanted.quiet, now)) return
  for (const alert of await plan.read(now))
    if (alert.at <= now && wanted.kinds.includes(alert.kind)) await showOnce(alert, desk, now)
}
