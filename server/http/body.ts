// Reads a request body once, and never more of it than allowed.
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { sendIdentityDocument } from '#src/contract/players/identity.ts'
import { headerOf } from './caller.ts'
import { Refusal } from '#server/lib/refusal.ts'

const KB = 1024
const SMALL = 64 * KB
const LARGE = 256 * KB
const HUGE = 768 * KB
const WEBHOOKS = '/api/webhooks/'

const tooLarge = (): never => {
  throw new Refusal('too-large')
}
const counted = new Map([SMALL, LARGE, HUGE].map(most => [most, countedTo(most)]))

function countedTo(maxSize: number) {
  return bodyLimit({ maxSize, onError: tooLarge })
}

const mostOf = (path: string): number => {
  if (path === sendIdentityDocument.path) return HUGE
  return path.startsWith(WEBHOOKS) ? LARGE : SMALL
}

/**
 * Checks the declared length, or counts the bytes as they arrive if none is declared.
 * @throws Refusal too-large
 */
export const limitBody = (context: Context): Promise<void> | undefined => {
  const { req } = context
  if (req.method === 'GET' || req.method === 'HEAD') return undefined
  const most = mostOf(req.path)
  const length = headerOf(context, 'content-length')
  // The HTTP parser already cuts a body off at its declared length.
  if (length === undefined) return counted.get(most)!(context, async () => undefined).then(() => undefined)
  if (Number(length) > most) tooLarge()
  return undefined
}

/** Anything but a form has no fields. */
export const readForm = (context: Context) =>
  context.req.parseBody().catch((): Record<string, string | File> => ({}))

/**
 * @param mayBeForm whether a form is accepted as well as JSON
 * @throws Refusal bad-json, too-large
 */
export const readBody = async (context: Context, mayBeForm = false): Promise<unknown> => {
  const { req } = context
  const type = headerOf(context, 'content-type') ?? ''
  try {
    if (mayBeForm && /^multipart\/form-data/i.test(type)) return await req.parseBody()
    return JSON.parse(await req.text())
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('bad-json')
  }
}
