// Public answers may be cached briefly by browsers and proxies, and are not resent while unchanged.
import { createHash } from 'node:crypto'
import { json, type Reply } from './answering.ts'
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
  const underWay = new Map<string, Promise<Reply>>()

  const make = async (url: string, { route, seconds, work }: PublicAsk): Promise<Reply> => {
    const reply = json(await work(), { 'Cache-Control': `public, max-age=${seconds}` })
    reply.headers.ETag = tagOf(reply.body)
    front.keep(url, route, reply)
    return reply
  }
  return {
    answer: async (url, ask) => {
      const asked = underWay.get(url) ?? make(url, ask).finally(() => underWay.delete(url))
      underWay.set(url, asked)
      return orUnchanged(await asked, ask.ifNoneMatch)
    },
  }
}
