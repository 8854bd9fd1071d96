// Reads a request body once, and never more of it than allowed.
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { headerOf } from './caller.ts'
import { Refusal } from '#server/lib/refusal.ts'

const KB = 1024
const SMALL = 64 * KB
const LARGE = 256 * KB
const WEBHOOKS = '/api/webhooks/'

const tooLarge = (): never => {
  throw new Refusal('too-large')
}
const counted = { small: countedTo(SMALL), large: countedTo(LARGE) }

function countedTo(maxSize: number) {
  return bodyLimit({ maxSize, onError: tooLarge })
}

/**
 * Checks the declared length, or counts the bytes as they arrive if none is declared.
 * @throws Refusal too-large
 */
export const limitBody = (context: Context): Promise<void> | undefined => {
  const { req } = context
  if (req.method === 'GET' || req.method === 'HEAD') return undefined
  const isLarge = req.path.startsWith(WEBHOOKS)
  const length = headerOf(context, 'content-length')
  // The HTTP parser already cuts a body off at its declared length.
  if (length === undefined)
    return counted[isLarge ? 'large' : 'small'](context, async () => undefined).then(() => undefined)
  if (Number(length) > (isLarge ? LARGE : SMALL)) tooLarge()
  return undefined
}

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
