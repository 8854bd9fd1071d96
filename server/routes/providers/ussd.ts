// Africa's Talking sends what a caller typed; the answer is what their screen shows next.
import * as v from 'valibot'
import { canonicalPhone } from '#src/lib/phone.ts'
import { answerUssd } from '#server/deeds/ussd/answer-ussd.ts'
import { ussdWords } from '#server/deeds/ussd/ussd-words.ts'
import { readForm } from '#server/http/body.ts'
import type { Door } from '#server/http/door.ts'
import { counter } from '#server/http/rate-limits.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { isSameText } from '#server/lib/same-text.ts'
import type { Service } from '#server/service.ts'

const PATH = '/api/ussd/africastalking/:secret'

const form = v.object({
  sessionId: v.pipe(v.string(), v.minLength(4), v.maxLength(200)),
  phoneNumber: v.pipe(v.string(), v.maxLength(20)),
  text: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
})

/** These are not signed: only the provider knows the address. */
const isProvider = (expected: string | undefined, given: string | undefined): boolean =>
  expected !== undefined && given !== undefined && isSameText(expected, given)

export const mountUssd = (door: Door, service: Service): void => {
  // A person types a few times a minute.
  const take = counter({ times: 30, seconds: 60 })
  const answer = async ({ sessionId, phoneNumber, text }: v.InferOutput<typeof form>): Promise<string> => {
    const phone = canonicalPhone(phoneNumber)
    if (!phone) return `END ${ussdWords.notNigerian}`
    try {
      take(phone)
    } catch {
      return `END ${ussdWords.tooMany}`
    }
    return service.metrics.timed('answer-ussd', () =>
      answerUssd(service, { phone, session: sessionId }, text),
    )
  }
  door.post(PATH, async context => {
    if (!isProvider(service.settings.AFRICASTALKING_USSD_SECRET, context.req.param('secret')))
      throw new Refusal('not-found')
    const read = v.safeParse(form, await readForm(context))
    if (!read.success) throw new Refusal('bad-input')
    context.header('Cache-Control', 'no-store')
    return context.body(await answer(read.output), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
  })
}
