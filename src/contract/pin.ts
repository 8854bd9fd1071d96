// The transaction PIN: four digits for what a lost phone must not be able to do alone.
import * as v from 'valibot'
import { call } from './call.ts'
import { REQUIRED, said } from './words.ts'

const PINS_DIFFER = 'The two PINs are not the same'

export const pin = v.pipe(
  v.string(REQUIRED),
  v.minLength(1, REQUIRED),
  v.regex(/^\d{4}$/, 'The PIN has 4 digits'),
)

export const createPin = call({
  method: 'POST',
  path: '/api/v1/transaction-pin/',
  about: 'Sets the transaction PIN of a player who has none.',
  who: 'player',
  body: v.pipe(
    v.object({ pin, confirm_pin: v.pipe(v.string(REQUIRED), v.minLength(1, REQUIRED)) }),
    v.forward(
      v.partialCheck([['pin'], ['confirm_pin']], it => it.pin === it.confirm_pin, PINS_DIFFER),
      ['confirm_pin'],
    ),
  ),
  answer: said,
})
