// Public answers may be kept for a moment by browsers and proxies, and are not sent again while nothing has changed.
import { etag } from 'hono/etag'
import type { Call } from '#src/contract/call.ts'
import type { Door } from './door.ts'

/** Called before the calls are mounted. @param seconds how old such an answer may be shown */
export const keepFor = (door: Door, seconds: number, ...calls: readonly Call[]): void => {
  for (const { path } of calls) {
    door.hono.use(path, etag())
    door.hono.use(path, async (context, next) => {
      await next()
      if (context.res.ok && context.req.method === 'GET')
        context.header('Cache-Control', `public, max-age=${seconds}`)
    })
  }
}
