// The whole service as one Hono app, built from its parts: no port, no globals.
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import { makeAddressOf, networkOf } from './caller.ts'
import { makeWhoIs } from './deeds/who-is.ts'
import { asRefusal } from './failures.ts'
import { makeRateLimits } from './rate-limits.ts'
import { Refusal } from './refusal.ts'
import { mountAccount } from './routes/account.ts'
import { mountCheckout } from './routes/checkout.ts'
import { makeDoor, type Door } from './routes/door.ts'
import { mountDraws } from './routes/draws.ts'
import { mountOpenApi } from './routes/openapi.ts'
import { mountOps } from './routes/ops.ts'
import { mountPlay } from './routes/play.ts'
import { mountResults } from './routes/results.ts'
import { mountSandboxInbox } from './routes/sandbox-inbox.ts'
import { readWeb, serveWeb } from './routes/static.ts'
import { mountTopUps } from './routes/top-ups.ts'
import { mountWallet } from './routes/wallet.ts'
import { contentSecurityPolicy, securityHeaders, styleHashes } from './security-headers.ts'
import type { Service } from './service.ts'
import { isProduction } from './settings.ts'

const KB = 1024
const WEBHOOKS = '/api/webhooks/'

/** Each subject's calls, put on the door. */
const mounts: ((door: Door, service: Service) => void)[] = [
  mountAccount,
  mountPlay,
  mountWallet,
  mountTopUps,
  mountDraws,
  mountResults,
]
const sandboxMounts: ((door: Door, service: Service) => void)[] = [mountSandboxInbox, mountCheckout]

const limited = (size: number) =>
  bodyLimit({
    maxSize: size,
    onError: () => {
      throw new Refusal('too-large')
    },
  })

/** Methods that the address knows, apart from the one that was asked. */
const methodsOf = (hono: Hono, path: string): string[] => {
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`).test(path)
  return [
    ...new Set(
      hono.routes.filter(route => route.method !== 'ALL' && matches(route.path)).map(route => route.method),
    ),
  ]
}

export interface App {
  hono: Hono
  door: Door
}

export const createApp = (service: Service): App => {
  const { settings, ports, log, metrics } = service
  const web = readWeb(settings.WEB_DIR)
  const policy = contentSecurityPolicy(styleHashes(web.pages()))
  const addressOf = makeAddressOf(settings.TRUSTED_PROXIES)
  const callerOf = (context: Context) => networkOf(addressOf(context))
  const limits = makeRateLimits()
  const door = makeDoor(service, { whoIs: makeWhoIs(service.db), addressOf: callerOf, limits })
  const { hono } = door

  hono.use('*', securityHeaders(policy))
  hono.use('*', async (context, next) => {
    const began = performance.now()
    const id = crypto.randomUUID()
    await next()
    const ms = performance.now() - began
    const route = context.res.status === 404 ? 'unknown' : routePath(context, -1)
    const refusal = context.res.headers.get('X-Refusal') ?? undefined
    context.header('X-Request-Id', id)
    context.header('Date', new Date(ports.clock.now()).toUTCString())
    metrics.answered(context.req.method, route, context.res.status, ms / 1000)
    log[context.res.status >= 500 ? 'error' : 'info'](
      {
        id,
        method: context.req.method,
        route,
        player: context.get('player'),
        status: context.res.status,
        ms: Math.round(ms),
        refusal,
      },
      'answered',
    )
  })
  hono.use('/api/*', async (context, next) => {
    await limits.takeAny(callerOf(context))
    await next()
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store')
  })
  // A strange page in somebody's browser could have codes sent, or subscribe others, from the address of its visitor.
  hono.use('*', async (context, next) => {
    const { method } = context.req
    const site = context.req.header('sec-fetch-site') ?? 'none'
    if (method !== 'GET' && method !== 'HEAD' && !['same-origin', 'none'].includes(site))
      throw new Refusal('cross-site')
    await next()
  })
  const small = limited(64 * KB)
  const large = limited(256 * KB)
  hono.use('*', (context, next) => (context.req.path.startsWith(WEBHOOKS) ? large : small)(context, next))

  const answerRefusal = (context: Context, refusal: Refusal) => {
    metrics.refused(refusal.refusal)
    context.header('X-Refusal', refusal.refusal)
    context.header('Cache-Control', 'no-store')
    if (refusal.retryAfter) context.header('Retry-After', String(refusal.retryAfter))
    return context.json(refusal.body, refusal.status as 400)
  }
  hono.onError((error, context) => {
    const refusal = asRefusal(error)
    if (refusal.refusal === 'broken' || refusal.refusal === 'busy')
      log.error({ err: error, method: context.req.method, path: context.req.path }, 'failed')
    return answerRefusal(context, refusal)
  })
  hono.notFound(context => {
    const { path } = context.req
    const methods = methodsOf(hono, path)
    if (methods.length > 0) {
      context.header('Allow', methods.join(', '))
      return answerRefusal(context, new Refusal('wrong-method'))
    }
    if (/^\/(api|sandbox|healthz|readyz|metrics)(\/|$)/.test(path))
      return answerRefusal(context, new Refusal('not-found'))
    return serveWeb(web, context) ?? answerRefusal(context, new Refusal('not-found'))
  })

  mountOps(hono, service, addressOf)
  for (const mount of mounts) mount(door, service)
  if (!isProduction(settings)) for (const mount of sandboxMounts) mount(door, service)
  mountOpenApi(door)
  return { hono, door }
}
