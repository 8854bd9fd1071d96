// What is said in two fields and must be the same.
import * as v from 'valibot'
import { REQUIRED } from './words.ts'

/** The second field: whatever is wrong with the text is said at the first. */
export const repeated = v.pipe(v.string(REQUIRED), v.minLength(1, REQUIRED))

type Fields = Record<string, unknown>

/** The fault stands at the second field, as soon as both are there, whatever else is missing. */
export const same = <It>(
  one: keyof It & string,
  other: keyof It & string,
  words: string,
): v.GenericValidation<It> =>
  v.forward(
    v.partialCheck<Fields, [[string], [string]], Fields, string>(
      [[one], [other]],
      it => it[one] === it[other],
      words,
    ),
    [other],
  ) as v.GenericValidation

export const samePasswords = <It extends { password: string; confirm_password: string }>() =>
  same<It>('password', 'confirm_password', 'Your passwords do no match')
