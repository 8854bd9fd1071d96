// SMS and voice calls via Termii. One-time codes take the `dnd` route: the generic one reaches no number on the
// do-not-disturb list, and no MTN number between 20:00 and 8:00.
import * as v from 'valibot'
import type { Sms } from './ports.ts'
import { outside, type Send } from './outside.ts'

const accepted = v.object({ code: v.literal('ok') })

interface TermiiSettings {
  apiKey: string
  /** The account's own address. */
  url: string
  /** Approved sender name. */
  sender: string
}

/** @param send replaced in tests */
export const termiiSms = (
  { apiKey, url, sender }: TermiiSettings,
  send: Send = outside(10_000, { baseURL: url }),
): Sms => ({
  name: 'termii',
  send: async ({ to, text, channel, code }) => {
    const number = to.replace(/^\+/, '')
    const answer =
      channel === 'VOICE' && code
        ? await send('/api/sms/otp/call', {
            method: 'POST',
            body: { api_key: apiKey, phone_number: number, code },
          })
        : await send('/api/sms/send', {
            method: 'POST',
            body: { api_key: apiKey, to: number, from: sender, sms: text, type: 'plain', channel: 'dnd' },
          })
    v.parse(accepted, answer)
  },
})
