// Public answers may be cached briefly by browsers and proxies, and are not resent while unchanged.
import { createHash } from 'node:crypto'
import { json, type Reply } from './answering.ts'
import { UnderWay } from '#server/lib/under-way.ts'
import { orUnchanged, type Front } from './front.ts'

export interface PublicAnswers {
  /**
   * The answer for an address; concurrent requests for it share the same work.
   * @param seconds how stale it may be
   */
  answer(url: string, ask: PublicAsk): Promise<Reply>
}

interface PublicAsk {
  route: string
  seconds: number
  ifNoneMatch: string | undefined
  work: () => Promise<object>
}

export const tagOf = (body: Reply['body']) =>
  `"${createHash('sha256')
    .update(body ?? '')
    .digest('base64url')
    .slice(0, 22)}"`

export const makePublicAnswers = (front: Front): PublicAnswers => {
  const underWay = new UnderWay<Reply>()

  const make = async (url: string, { route, seconds, work }: PublicAsk): Promise<Reply> => {
    const reply = json(await work(), { 'Cache-Control': `public, max-age=${seconds}` })
    reply.headers.ETag = tagOf(reply.body)
    front.keep(url, route, reply)
    return reply
  }
  return {
    answer: async (url, ask) => orUnchanged(await underWay.join(url, () => make(url, ask)), ask.ifNoneMatch),
  }
}
