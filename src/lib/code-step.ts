// A form waiting for its SMS code: the phone may discard the page while the player reads the SMS.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

/** A change of number is kept per player: the next one in this tab must not see the number that was typed. */
export type CodePurpose = 'sign-up' | 'reset' | 'verify' | `phone:${string}`

/** How long a code is valid, and the wait before another can be sent, ms. */
const LIVES = 600_000
const WAIT = 60_000

const codeStep = v.object({
  at: v.picklist(['phone', 'code', 'password', 'email']),
  phone: v.string(),
  /** Dialled if no code arrives. */
  ussd: v.string(),
  /** Set once the code was accepted. */
  code: v.optional(v.string()),
  /** Its code was mailed. */
  email: v.optional(v.string()),
  /** For a new number: a code went to the old one too. */
  hasOld: v.optional(v.boolean()),
  /** ms by the device's clock, which is also what measures the wait. */
  sentAt: v.number(),
  /** No other code can be requested before this; gone once it has passed. */
  resendAt: v.optional(v.number()),
})
export type CodeStep = v.InferOutput<typeof codeStep>

const keyOf = (purpose: CodePurpose) => `${brand.storagePrefix}code:${purpose}`

/** Session storage only: no other tab's form gets filled in, and no number stays behind. */
export const keepCodeStep = (purpose: CodePurpose, step: CodeStep | undefined): void => {
  if (step) writeStored(keyOf(purpose), step, 'sessionStorage')
  else removeStored(keyOf(purpose), 'sessionStorage')
}

const waiting = (resendAt: number | undefined, now: number) =>
  resendAt !== undefined && resendAt > now && resendAt <= now + WAIT ? resendAt : undefined

/** Undefined if nothing is kept, the code has expired, or the clock was changed meanwhile. */
export const keptCodeStep = (purpose: CodePurpose): CodeStep | undefined => {
  const read = v.safeParse(codeStep, readStored(keyOf(purpose), 'sessionStorage'))
  const now = Date.now()
  if (read.success && read.output.sentAt <= now && now < read.output.sentAt + LIVES)
    return { ...read.output, resendAt: waiting(read.output.resendAt, now) }
  keepCodeStep(purpose, undefined)
  return undefined
}

/**
 * A code was just sent.
 * @param wait seconds until another can be requested
 */
export const codeSent = (phone: string, ussd: string, wait = WAIT / 1000): CodeStep => {
  const resendAt = Date.now() + Math.min(wait * 1000, WAIT)
  return { at: 'code', phone, ussd, sentAt: resendAt - WAIT, resendAt }
}
