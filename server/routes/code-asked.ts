// What the account calls all read from a request, and what they say of a code.
import type { Context } from 'hono'
import { askerOf } from '#server/deeds/accounts/one-time-code.ts'

export const sentWords = { SMS: 'We have sent you a code by SMS', VOICE: 'We are calling you with your code' }

export const userAgentOf = ({ context }: { context: Context }) => context.req.header('user-agent') ?? ''

export const codeAsked = (to: string, body: { request_id?: string | undefined }, address: string) => ({
  to,
  asker: askerOf(body.request_id, address),
  address,
})
