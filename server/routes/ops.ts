// For whoever runs the service: is the process alive, may it be sent players, what do its figures say.
import type { Context, Hono } from 'hono'
import { isPrivateAddress } from '../caller.ts'
import { checkInvariants } from '../ledger/invariants.ts'
import type { Metrics } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'

const FRESH = 10_000 // ms that a check of the invariants is shown again

export const mountOps = (
  hono: Hono,
  service: Service,
  metrics: Metrics,
  addressOf: (context: Context) => string,
): void => {
  const { db, settings, ports, log } = service
  let checked: { at: number; broken: Promise<string[]> } | undefined

  /** Names of the invariants that do not hold. */
  const check = (): Promise<string[]> => {
    const now = ports.clock.now()
    if (!checked || Math.abs(now - checked.at) >= FRESH) {
      const broken = checkInvariants(db)
      checked = { at: now, broken }
      broken.catch(() => (checked = undefined))
    }
    return checked.broken
  }

  hono.get('/healthz', context => {
    context.header('Cache-Control', 'no-store')
    return context.json({ alive: true })
  })

  hono.get('/readyz', async context => {
    context.header('Cache-Control', 'no-store')
    try {
      await db.one('select 1')
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      return context.json({ ready: false, database: 'not reachable', broken: [] }, 503)
    }
    const broken = await check()
    if (broken.length > 0) log.error({ broken }, 'the ledger is broken')
    return context.json(
      { ready: broken.length === 0, database: db.kind, broken },
      broken.length === 0 ? 200 : 503,
    )
  })

  hono.get('/metrics', async context => {
    const allowed = settings.METRICS_TOKEN
      ? context.req.header('authorization') === `Bearer ${settings.METRICS_TOKEN}`
      : isPrivateAddress(addressOf(context))
    if (!allowed) throw new Refusal('not-found')
    context.header('Cache-Control', 'no-store')
    return context.body(await metrics.read(), 200, { 'Content-Type': metrics.registry.contentType })
  })
}
