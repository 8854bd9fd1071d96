// A form whose code is on its way: its number, its step and its wait. A phone that shows the SMS may throw the page away.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'

export type CodePurpose = 'sign-up' | 'reset' | 'verify'

/** What a code lives, and what must pass before the next one is sent, ms. */
const LIVES = 600_000
const WAIT = 60_000

const codeStep = v.object({
  at: v.picklist(['phone', 'code', 'password']),
  phone: v.string(),
  /** Dialled where no code arrives. */
  ussd: v.string(),
  /** The code, once it was found right. */
  code: v.optional(v.string()),
  /** By the device's clock, as both are only waited for on it, ms. */
  sentAt: v.number(),
  /** Until when no other code may be asked for; it goes when that is over. */
  resendAt: v.optional(v.number()),
})
export type CodeStep = v.InferOutput<typeof codeStep>

const keyOf = (purpose: CodePurpose) => `${brand.storagePrefix}code:${purpose}`

/** In the tab alone, and in session storage: nobody else's form is filled in, and no number stays behind. */
export const keepCodeStep = (purpose: CodePurpose, step: CodeStep | undefined): void => {
  try {
    if (step) sessionStorage.setItem(keyOf(purpose), JSON.stringify(step))
    else sessionStorage.removeItem(keyOf(purpose))
  } catch {
    // Storage full or forbidden: a reload begins again.
  }
}

const waiting = (resendAt: number | undefined, now: number) =>
  resendAt !== undefined && resendAt > now && resendAt <= now + WAIT ? resendAt : undefined

/** Undefined where none is kept, where the code lives no more, or where the clock was set meanwhile. */
export const keptCodeStep = (purpose: CodePurpose): CodeStep | undefined => {
  try {
    const read = v.safeParse(codeStep, JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? ''))
    const now = Date.now()
    if (read.success && read.output.sentAt <= now && now < read.output.sentAt + LIVES)
      return { ...read.output, resendAt: waiting(read.output.resendAt, now) }
    keepCodeStep(purpose, undefined)
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  return undefined
}

/** A code is on its way, or was so a moment ago. @param wait seconds until the next may be asked for */
export const codeSent = (phone: string, ussd: string, wait = WAIT / 1000): CodeStep => {
  const resendAt = Date.now() + Math.min(wait * 1000, WAIT)
  return { at: 'code', phone, ussd, sentAt: resendAt - WAIT, resendAt }
}
