// PINs guessed first: of ten thousand possible ones, a tenth of people pick one of twenty.
import { Refusal } from '#server/lib/refusal.ts'

/** The commonest in published leaks that no rule below catches. */
const COMMON = new Set(['1004', '6969', '1984', '5683', '8520', '7410', '9630'])

/** Lines, corners and the cross on a phone keypad, in both directions; sides plus the middle of the next side. */
const KEYPAD = new Set(
  '2580 1470 3690 1590 3570 1397 1793 7931 3971 9317 1739 2468 2486 2684 8462 1357 1379 1478 1236 3214 3698 7412 7896 9874'
    .split(' ')
    .flatMap(it => [it, [...it].toReversed().join('')]),
)

const steps = (pin: string) =>
  new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10))

const isOneStep = (pin: string, ...wanted: number[]) => {
  const [step, ...others] = steps(pin)
  return others.length === 0 && wanted.includes(step!)
}

const rules: [isEasy: (pin: string) => boolean, why: string][] = [
  [pin => isOneStep(pin, 0), 'Four times the same digit is what is tried first'],
  [pin => isOneStep(pin, 1, 2, 8, 9), 'Digits in order are what is tried first'],
  [pin => /^(19\d\d|20[0-4]\d)$/.test(pin), 'A year is easy to guess: somebody may know your birthday'],
  [pin => /^(\d\d)\1$|^(\d)\2(\d)\3$/.test(pin), 'A pair that comes again is easy to guess'],
  [pin => /^(\d)(\d)\2\1$/.test(pin), 'Digits that read the same backwards are easy to guess'],
  [pin => KEYPAD.has(pin), 'A pattern on the keypad is easy to see and to guess'],
  [pin => COMMON.has(pin), 'Very many people have chosen that PIN'],
]

/** @throws Refusal bad-input on the field `pin` if it is easier to guess than others */
export const refuseEasyPin = (pin: string): void => {
  const why = rules.find(([isEasy]) => isEasy(pin))?.[1]
  if (why) throw new Refusal('bad-input', { pin: `${why}. Choose another PIN` })
}
