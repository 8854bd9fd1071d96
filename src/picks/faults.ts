// What is wrong with lines, by name: shown by the phone while picking, refused by the service.
import { isInDrum, slotsOf, type PickRules, type Row } from './rows.ts'

export type LineFault = 'incomplete' | 'repeated' | 'out-of-range'
type Fault = { fault: 'line-count' } | { fault: LineFault; row: number }

type LineRules = Pick<PickRules, 'pick' | 'of'>

/** The first thing wrong with a line, or undefined if it is playable. */
export const lineFault = (line: readonly (number | null)[], rules: LineRules): LineFault | undefined => {
  const numbers = line.filter(number => number !== null)
  if (!numbers.every(number => isInDrum(rules, number))) return 'out-of-range'
  if (new Set(numbers).size < numbers.length) return 'repeated'
  return numbers.length === rules.pick && line.length === rules.pick ? undefined : 'incomplete'
}

/** Everything wrong with a ticket's lines, in order. */
const lineFaults = (
  lines: readonly (readonly (number | null)[])[],
  rules: LineRules & Pick<PickRules, 'lineCounts'>,
): Fault[] => {
  const found: Fault[] = lines.flatMap((line, row) => {
    const fault = lineFault(line, rules)
    return fault ? [{ fault, row }] : []
  })
  return rules.lineCounts.includes(lines.length) ? found : [{ fault: 'line-count' }, ...found]
}

export const faults = (rows: readonly Row[], rules: LineRules & Pick<PickRules, 'lineCounts'>): Fault[] =>
  lineFaults(rows.map(slotsOf), rules)
