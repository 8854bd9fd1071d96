// A slip as a short text for an address: `1-100-03092140-05101520-k3`. Version, naira of a line, each line's numbers in
// equal width, and a check that a damaged copy or another game's slip does not pass. Nothing in it tells who made it.
import * as v from 'valibot'
import { kobo, naira, type Kobo } from '#src/lib/money.ts'
import { lineFault } from './faults.ts'
import type { PickRules } from './rows.ts'

interface SharedSlip {
  lines: number[][]
  /** Of one line, kobo; whether the game still sells it is for the receiver to say. */
  stake: Kobo
}

/** What a code is made for and read by. */
type SharedGame = Pick<PickRules, 'pick' | 'of'> & { id: string }

type ShareFault = 'damaged' | 'newer'

const VERSION = '1'
/** Lines of one code: more than any ticket has, little enough for an address. */
const MOST_LINES = 100
/** The largest prime below 36², so that the check is two letters. */
const CHECK = 1291

const check = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0)) % CHECK, 7)
    .toString(36)
    .padStart(2, '0')

const widthOf = (game: SharedGame) => String(game.of).length

/** @throws RangeError where a line cannot be played, there is none, or the stake is no whole number of naira */
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

/** What a code says for this game, or why it says nothing. Never throws, whatever it is given. */
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
