// A slip as a short code for links: `1-100-03092140-05101520-k3`. Version, stake per line in naira, each
// line's numbers at fixed width, and a check that catches damage and other games' slips. Says nothing about
// its author.
import * as v from 'valibot'
import { kobo, naira, type Kobo } from '#src/lib/money.ts'
import { lineFault } from './faults.ts'
import type { PickRules } from './rows.ts'

interface SharedSlip {
  lines: number[][]
  /** Per line, kobo; the receiver decides whether the game still sells it. */
  stake: Kobo
}

/** The parts of a game that a code depends on. */
type SharedGame = Pick<PickRules, 'pick' | 'of'> & { id: string }

type ShareFault = 'damaged' | 'newer'

const VERSION = '1'
/** More lines than any ticket has, yet short enough for a link. */
const MOST_LINES = 100
/** The largest prime below 36², so the check fits two characters. */
const CHECK = 1291

/** Two characters that a damaged code no longer has. */
export const check = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0)) % CHECK, 7)
    .toString(36)
    .padStart(2, '0')

const widthOf = (game: SharedGame) => String(game.of).length

/** @throws RangeError if there is no line, one is not playable, or the stake is not whole naira */
export const shareCode = (game: SharedGame, { lines, stake }: SharedSlip): string => {
  const whole = naira(stake)
  if (!Number.isSafeInteger(whole) || whole < 1) throw new RangeError('a stake is whole naira')
  if (lines.length === 0 || lines.length > MOST_LINES || lines.some(line => lineFault(line, game)))
    throw new RangeError('only complete lines of the game are shared')
  const texts = lines.map(line => line.map(n => String(n).padStart(widthOf(game), '0')).join(''))
  const body = [VERSION, whole, ...texts].join('-')
  return `${body}-${check(`${game.id}:${body}`)}`
}

const lineSchema = (game: SharedGame) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^(\\d{${widthOf(game)}}){${game.pick}}$`)),
    v.transform(text =>
      Array.from({ length: game.pick }, (_, at) =>
        Number(text.slice(at * widthOf(game), (at + 1) * widthOf(game))),
      ),
    ),
    v.check(line => lineFault(line, game) === undefined),
  )

const partsSchema = (game: SharedGame) =>
  v.object({
    naira: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
    lines: v.pipe(v.array(lineSchema(game)), v.minLength(1), v.maxLength(MOST_LINES)),
  })

/** Reads a code for this game, or says why not. Never throws, whatever the input. */
export const readShareCode = (
  game: SharedGame,
  code: string,
): { slip: SharedSlip; fault?: never } | { slip?: never; fault: ShareFault } => {
  const [version = '', stake, ...rest] = code.split('-')
  if (/^[1-9]\d{0,3}$/.test(version) && version !== VERSION) return { fault: 'newer' }
  const body = code.slice(0, code.lastIndexOf('-'))
  const read = v.safeParse(partsSchema(game), { naira: stake, lines: rest.slice(0, -1) })
  if (version !== VERSION || !read.success || rest.at(-1) !== check(`${game.id}:${body}`))
    return { fault: 'damaged' }
  return { slip: { lines: read.output.lines, stake: kobo(read.output.naira) } }
}
