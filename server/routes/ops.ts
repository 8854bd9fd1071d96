// For whoever runs the service: is the process alive, may it be sent players, what do its figures say.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { isPrivateAddress } from '../caller.ts'
import { checkInvariants } from '../ledger/invariants.ts'
import type { Metrics } from '../metrics.ts'
import { Refusal } from '../refusal.ts'
import type { Service } from '../service.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))

const FRESH = 10_000 // ms that a check of the invariants is shown again
const REST = 20 // times as long as it took, where that is longer: strangers must not keep a large ledger busy

export const mountOps = (
  hono: Hono,
  service: Service,
  metrics: Metrics,
  addressOf: (context: Context) => string,
): void => {
  const { db, settings, ports, log } = service
  let checked: { at: number; took: number; broken: Promise<string[]> } | undefined

  /** Names of the invariants that do not hold. */
  const check = (): Promise<string[]> => {
    const now = ports.clock.now()
    if (!checked || Math.abs(now - checked.at) >= Math.max(FRESH, REST * checked.took)) {
      const check = { at: now, took: 0, broken: checkInvariants(db) }
      checked = check
      check.broken.then(
        () => (check.took = ports.clock.now() - now),
        () => (checked = undefined),
      )
    }
    return checked.broken
  }

  const mayRead = (context: Context): boolean => {
    const { METRICS_TOKEN: token, TRUSTED_PROXIES: proxies } = settings
    if (token) return isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)
    // A proxy that nobody told us about makes every stranger look like the machine itself.
    const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some(name => context.req.header(name))
    return isPrivateAddress(addressOf(context)) && (proxies > 0 || !passedOn)
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
    if (!mayRead(context)) throw new Refusal('not-found')
    context.header('Cache-Control', 'no-store')
    return context.body(await metrics.read(), 200, { 'Content-Type': metrics.registry.contentType })
  })
}
