// What the law asks of a player besides a phone number: the day of birth, and in some states a national identity number.
import * as v from 'valibot'
import { REQUIRED } from '#src/lib/fields/typed.ts'
import { isBirthDate } from '#src/lib/state/person.ts'
import { call } from '../call.ts'

const BIRTH_WORDS = 'Enter your date of birth'
/** The service, which knows today's date, says whether its owner is 18. */
export const birthDate = v.pipe(
  v.string(REQUIRED),
  v.minLength(1, REQUIRED),
  v.check(isBirthDate, BIRTH_WORDS),
)

const NIN_WORDS = 'The NIN has 11 digits'
const nin = v.pipe(
  v.string(REQUIRED),
  v.minLength(1, REQUIRED),
  v.regex(/^(?: *\d){11} *$/, NIN_WORDS),
  v.transform(text => text.replaceAll(' ', '')),
  v.check(it => new Set(it).size > 1, NIN_WORDS),
)

const person = v.object({
  birth_date: v.nullable(v.string()), // null for players who signed up before it was asked for
  nin: v.nullable(v.string()), // masked but for the last four digits
  nin_required: v.boolean(), // by the state
})

export const getPerson = call({
  method: 'GET',
  path: '/api/v1/person/',
  who: 'player',
  answer: person,
})

export const giveNin = call({
  method: 'POST',
  path: '/api/v1/person/nin/',
  who: 'player',
  body: v.object({ nin }),
  answer: person,
})
