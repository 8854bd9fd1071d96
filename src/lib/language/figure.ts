// Figures and lists, as Intl would write them (figures.ts says why we do not use it).
import { grouped } from '../figures.ts'

/**
 * `12,345.5`
 * @param most digits after the point
 * @param least digits after the point even if they are 0
 */
export const figure = (value: number, most = 0, least = 0): string => {
  const power = 10 ** most
  // A number holds fifteen digits: 1.005 is stored as slightly less, and must still round up.
  const parts = Math.round(Number((Math.abs(value) * power).toPrecision(15)))
  const rest = String(parts % power).padStart(most, '0')
  const shown = most > 0 ? rest.replace(/0+$/, '').padEnd(least, '0') : ''
  return `${value < 0 ? '-' : ''}${grouped(Math.floor(parts / power))}${shown && `.${shown}`}`
}

/** `2`, `2 or 5`, `2, 5 or 10`. */
export const listed = (items: readonly (string | number)[], word: 'and' | 'or'): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}` : items.join('')
