// For operators: liveness, readiness and metrics.
import type { Context } from 'hono'
import { bandOf } from '#src/games/returns.ts'
import { json, type Reply } from '#server/http/answering.ts'
import type { Db } from '#server/db/db.ts'
import { listChecks, sumReturns } from '#server/db/queries/money/ledger-checks.ts'
import { findStop } from '#server/db/queries/money/sales-stop.ts'
import { checkLately } from '#server/deeds/limits/check-ledger.ts'
import { WATCHED } from '#server/watch/returns.ts'
import type { Front } from '#server/http/front.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { isSameText } from '#server/lib/same-text.ts'
import { UnderWay } from '#server/lib/under-way.ts'
import { onDatabase, type Service } from '#server/service.ts'
import { addressAsked, type Door } from '#server/http/door.ts'

/** Games whose payouts chance does not explain. Not a ledger fault, but somebody has to look. */
const strangeReturns = async (db: Db): Promise<string[]> => {
  const strange: string[] = []
  for (const [over, days] of Object.entries(WATCHED))
    for (const { game, ...returns } of await sumReturns(db, days))
      if (bandOf(returns)?.isOutside) strange.push(`the return of ${game} over ${over} is outside its band`)
  return strange
}

interface Around {
  addressOf(context: Context): string
  isTrusted(address: string): boolean
  front: Front
}

export const mountOps = (door: Door, service: Service, { addressOf, isTrusted, front }: Around): void => {
  const { db, settings, log, metrics } = service

  const check = () =>
    checkLately(onDatabase(service, service.jobs)).catch(error =>
      log.error({ err: error }, 'the ledger could not be checked'),
    )

  // Only the first caller on a new database waits for a check, of a thousand transfers.
  const findChecks = async () => {
    const checks = await listChecks(db)
    const checking = check()
    if (checks.some(it => it.part === 'lately' && it.age !== null)) return checks
    await checking
    return listChecks(db)
  }

  const mayRead = (context: Context): boolean => {
    const { METRICS_TOKEN: token, TRUSTED_PROXIES: proxies } = settings
    if (token) return isSameText(`Bearer ${token}`, context.req.header('authorization') ?? '')
    // Behind an undeclared proxy every stranger looks like the machine itself.
    const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some(name => context.req.header(name))
    return isTrusted(addressOf(context)) && (proxies > 0 || !passedOn)
  }

  door.get('/healthz', context => {
    const reply = json({ alive: true })
    front.keep(addressAsked(context), '/healthz', reply)
    return reply
  })

  const findReady = async (): Promise<Reply> => {
    try {
      const checks = await findChecks()
      const broken = [...new Set(checks.flatMap(it => it.broken))]
      const checked = Object.fromEntries(
        checks.flatMap(({ part, age }) => (age === null ? [] : [[part, Math.round(age)]])),
      )
      const warnings = await strangeReturns(db)
      if (warnings.length > 0) log.warn({ warnings }, 'chance does not explain what a game has paid')
      const stop = await findStop(db)
      return json({ ready: true, database: db.kind, selling: !stop, broken, checked, warnings })
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      const unknown = { selling: false, broken: [], checked: {}, warnings: [] }
      return json({ ready: false, database: 'not reachable', ...unknown }, {}, 503)
    }
  }
  // Anybody may ask, and no limit counts it: however many do, the database is asked by one at a time.
  const underWay = new UnderWay<Reply>()
  door.get('/readyz', () => underWay.join('', findReady))

  door.get('/metrics', async context => {
    if (!mayRead(context)) throw new Refusal('not-found')
    context.header('Cache-Control', 'no-store')
    return context.body(await metrics.read(), 200, { 'Content-Type': metrics.registry.contentType })
  })
}
