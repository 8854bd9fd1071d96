// What is wrong with lines, by name: shown by the phone while picking, refused by the service.
import { isInDrum, type PickRules } from './rows.ts'

export type LineFault = 'incomplete' | 'repeated' | 'out-of-range'

/** The first thing wrong with a line, or undefined if it is playable. */
export const lineFault = (
  line: readonly (number | null)[],
  rules: Pick<PickRules, 'pick' | 'of'>,
): LineFault | undefined => {
  const numbers = line.filter(number => number !== null)
  if (!numbers.every(number => isInDrum(rules, number))) return 'out-of-range'
  if (new Set(numbers).size < numbers.length) return 'repeated'
  return numbers.length === rules.pick && line.length === rules.pick ? undefined : 'incomplete'
}
