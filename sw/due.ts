import * as v from 'valibot'
import { createHeldGames } from '#src/alerts/held-games.ts'
import type { KeptPlan } from '#src/alerts/kept-plan.ts'
import { withoutHeld } from '#src/alerts/plan.ts'
import { isQuiet } from '#src/alerts/quiet.ts'
import { showOnce, type Desk } from '#src/alerts/show.ts'
import type { AlertSettings } from '#src/contract/alerts.ts'
import { reserve } from '#src/contract/reserve.ts'

type Ask = (path: string, init: RequestInit) => Promise<Response>

const holds = v.object({ held: v.array(v.string()) })

/**
 * By the service's clock: a phone's may be hours off. NaN, at which nothing is due, if the answer does not say.
 * @throws TypeError without a network
 */
export const timeNow = async (ask: Ask): Promise<number> =>
  Date.parse((await ask('/healthz', { cache: 'no-store' })).headers.get('date') ?? '')

/** The ids of the games of which nothing is sold for now; undefined if the service does not say. */
const heldNow = async (ask: Ask): Promise<readonly string[] | undefined> => {
  try {
    return v.parse(holds, await (await ask(reserve.path, { cache: 'no-store' })).json()).held
  } catch {
    return undefined
  }
}

/**
 * Shows planned alerts that are due, on platforms that wake the worker for it.
 * @param settings undefined if alerts are off: the plan was made while they were on
 */
export const showDue = async (
  desk: Desk,
  plan: Pick<KeptPlan, 'read'>,
  settings: () => Promise<AlertSettings | undefined>,
  now: number,
  ask: Ask,
): Promise<void> => {
  const wanted = await settings()
  // What fell due before quiet hours and was not shown waits too.
  if (!wanted || isQuiet(wanted.quiet, now)) return
  const due = (await plan.read(now)).filter(({ at, kind }) => at <= now && wanted.kinds.includes(kind))
  const held = await createHeldGames(() => heldNow(ask)).read(due, now)
  for (const alert of withoutHeld(due, wanted, held)) await showOnce(alert, desk, now)
}
