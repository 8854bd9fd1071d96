// What players say once a withdrawal has reached their bank.
import * as v from 'valibot'
import { call } from '../call.ts'
import { plainText } from '../plain-text.ts'
import { instant, nairaNumber, said } from '../words.ts'

/** No way to reach the writer or a seller: no link, no handle, no number that could be called or paid into. */
const NO_CONTACT = /^(?!.*(?:https?:|www\.|\.(?:com|ng|me|net|org)\b|@\w|(?:\d[\s.-]?){7}))/isu

const text = v.pipe(
  plainText(280),
  v.minLength(10, 'At least 10 characters'),
  v.regex(NO_CONTACT, 'Please leave out links, names of accounts, and phone or account numbers'),
)

export const listTestimonials = call({
  method: 'GET',
  path: '/api/v1/testimonials/',
  who: 'anyone',
  answer: v.object({
    results: v.array(
      v.object({
        id: v.number(),
        /** Masked. */
        phone: v.string(),
        text: v.string(),
        amount: nairaNumber,
        bank: v.string(),
        /** From the request until it was paid. */
        seconds: v.number(),
        date: instant,
      }),
    ),
  }),
})

export const getOwnTestimonial = call({
  method: 'GET',
  path: '/api/v1/testimonials/own/',
  who: 'player',
  answer: v.object({
    may_write: v.boolean(),
    own: v.nullable(v.object({ text: v.string(), state: v.picklist(['waiting', 'shown', 'refused']) })),
  }),
})

export const giveTestimonial = call({
  method: 'POST',
  path: '/api/v1/testimonials/',
  who: 'player',
  body: v.object({
    text,
    /** Consent to being shown with the masked number, the amount, the bank and the time it took. */
    consent: v.literal(true, 'Please agree that it is shown'),
  }),
  answer: said,
})
