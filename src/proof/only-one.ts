// Is a seal or a list the only one of its draw in the stretch of the log that ends with it?
import type { Logged } from '#src/contract/draws.ts'
import { isStretchOf, type Stretch } from '#src/draws/log-stretch.ts'
import { plural } from '#src/lib/figures.ts'
import { fail, must, outcomeOf, wait, type CheckResult } from './checks.ts'

type Named = Readonly<Partial<Record<'type' | 'batch' | 'draw' | 'item', unknown>>>

const read = (entry: string): Named => {
  try {
    return (JSON.parse(entry) as object | null) ?? {}
  } catch {
    return {}
  }
}

/** A state of the log; `root` is hex. */
interface LogState {
  size: number
  root: string
}

interface Sought {
  /** What texts call it. */
  what: 'seal' | 'list'
  /** The field that names its draw. */
  of: 'batch' | 'draw' | 'item'
  shown: Named
  /** Its place in the log. */
  index: number
  /** That the stretch ends with. */
  log: LogState
}

/**
 * @returns what the stretch holds about the same draw, with places
 * @throws if there is another one, or the stretch is not that of the log
 */
export const mustBeOnly = (stretch: Stretch, { what, of, shown, index, log }: Sought) => {
  const { from, entries } = stretch
  must(
    from + entries.length === log.size && isStretchOf(stretch, log.root),
    'These entries are not those of the log',
  )
  const found = entries.flatMap((entry, at) => {
    const named = read(entry)
    return named[of] === shown[of] ? [{ type: named.type, at: from + at, entry }] : []
  })
  const [first, second] = found.filter(it => it.type === shown.type)
  if (second) fail(`There are two ${what}s of this ${of} in the log`)
  must(first?.at === index, `The ${what} is not where it should be in the log`)
  return found
}

/** The list of a jackpot's or an item's chances. */
export interface ShownList {
  list: Named
  logged: Logged | null
}

/**
 * An operator could log several lists before the round, and show the one that suits.
 * @param of the field that names the draw
 * @param log as the list's own proof shows it
 */
export const onlyList = (
  of: 'draw' | 'item',
  shown: ShownList | null,
  stretch: Stretch,
  log: LogState | undefined,
): CheckResult =>
  outcomeOf('There was one list only', () => {
    if (!shown?.logged || !log) return wait('The list is not in the log yet')
    mustBeOnly(stretch, { what: 'list', of, shown: shown.list, index: shown.logged.index, log })
    return `The only one in the last ${plural(stretch.entries.length, 'entry', 'entries')} of the log up to it`
  })
