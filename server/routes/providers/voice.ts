// What a voice call says: Africa's Talking asks when somebody has picked up.
import { openCode } from '#server/keys/sealed-code.ts'
import type { Service } from '#server/service.ts'
import { readForm } from '#server/http/body.ts'
import type { Door } from '#server/http/door.ts'

const VOICE_PATH = '/api/voice/africastalking'

const say = (words: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response><Say>${words}</Say></Response>`

/** Digit by digit, twice: a phone line is bad, and a pencil is not at hand. */
const spoken = (code: string): string => {
  const digits = code.split('').join(', ')
  return `Your code is ${digits}. Again: ${digits}.`
}

export const mountVoice = (door: Door, { pepper, ports }: Service): void =>
  door.post(VOICE_PATH, async context => {
    const { isActive, clientRequestId } = await readForm(context)
    context.header('Cache-Control', 'no-store')
    if (isActive !== '1') return context.body('', 200, { 'Content-Type': 'application/xml' })
    const code = openCode(pepper, String(clientRequestId ?? ''), ports.clock.now())
    const words = code ? spoken(code) : 'This code has expired. Please ask for a new one.'
    return context.body(say(words), 200, { 'Content-Type': 'application/xml' })
  })
