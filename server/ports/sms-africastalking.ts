// SMS and voice calls by Africa's Talking. Requests are forms; a call fetches from us the words to speak.
import * as v from 'valibot'
import type { Sms } from './ports.ts'
import { outside, type Send } from './outside.ts'

const sent = v.object({
  SMSMessageData: v.object({
    Message: v.optional(v.string(), ''),
    Recipients: v.array(v.object({ statusCode: v.number(), status: v.optional(v.string(), '') })),
  }),
})
const called = v.object({
  entries: v.nullish(v.array(v.object({ status: v.string() }))),
  errorMessage: v.nullish(v.string()),
})

/** Processed, sent, queued. */
const TAKEN = [100, 101, 102]

interface AfricasTalkingSettings {
  apiKey: string
  username: string
  url: string
  voiceUrl: string
  /** Approved sender name; without one, theirs is used. */
  sender?: string | undefined
  /** Our number there, for calling; without one, no calls are made. */
  number?: string | undefined
}

/**
 * @param seal hides the code in what their callback returns, so that any node can speak it
 * @param send replaced in tests
 */
export const africasTalkingSms = (
  { apiKey, username, url, voiceUrl, sender, number }: AfricasTalkingSettings,
  seal: (code: string) => string,
  send: Send = outside(10_000),
): Sms => {
  const post = (address: string, fields: Record<string, string>) =>
    send(address, {
      method: 'POST',
      headers: { apiKey, accept: 'application/json' },
      body: new URLSearchParams({ username, ...fields }),
    })
  const write = async (to: string, message: string) => {
    const answer = await post(`${url}/version1/messaging`, {
      to,
      message,
      bulkSMSMode: '1',
      ...(sender ? { from: sender } : {}),
    })
    const { Message, Recipients } = v.parse(sent, answer).SMSMessageData
    const [recipient] = Recipients
    if (!recipient || !TAKEN.includes(recipient.statusCode))
      throw new Error(
        `Africa’s Talking did not take it: ${recipient ? `${recipient.statusCode} ${recipient.status}` : Message}`,
      )
  }
  const call = async (to: string, from: string, code: string) => {
    const answer = await post(`${voiceUrl}/call`, { to, from, clientRequestId: seal(code) })
    const { entries, errorMessage } = v.parse(called, answer)
    const status = entries?.[0]?.status
    if (status !== 'Queued') throw new Error(`Africa’s Talking did not call: ${status ?? errorMessage}`)
  }
  return {
    name: 'africastalking',
    calls: number !== undefined,
    send: ({ to, text, channel, code }) =>
      channel === 'VOICE' && code && number ? call(to, number, code) : write(to, text),
  }
}
