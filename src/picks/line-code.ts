// A slip as digits for a phone without a network: `5*100*2342001877*41`. The game's number, the stake per line in naira,
// each line by its place among all lines of the drum (0 is the first in dictionary order) at fixed width, and a check.
import { kobo, naira, type Kobo } from '#src/lib/money.ts'
import { lineFault } from './faults.ts'
import type { PickRules } from './rows.ts'

type CodedGame = Pick<PickRules, 'pick' | 'of'> & { dial?: number }

interface CodedSlip {
  lines: number[][]
  /** Per line, kobo. */
  stake: Kobo
}

/** The longest text a network lets through when dialled, less some room for service code and PIN. */
const LONGEST = 140

const choose = (n: number, k: number): number => {
  let ways = 1
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at
  return ways
}

/** How many ways to continue a line whose latest number is this one, with `left` numbers to come. */
const after = ({ of }: CodedGame, number: number, left: number) => choose(of - number, left)

/** A line's place, 0 for 1-2-3-4. @param line in any order */
export const rankOf = (game: CodedGame, line: readonly number[]): number => {
  let rank = 0
  let next = 1
  for (const [at, number] of [...line].sort((a, b) => a - b).entries()) {
    for (; next < number; next++) rank += after(game, next, game.pick - at - 1)
    next++
  }
  return rank
}

/** The line at this place, ascending. */
export const lineAt = (game: CodedGame, rank: number): number[] => {
  const line: number[] = []
  for (let number = 1, left = rank; line.length < game.pick; number++) {
    const ways = after(game, number, game.pick - line.length - 1)
    if (left < ways) line.push(number)
    else left -= ways
  }
  return line
}

const widthOf = (game: CodedGame) => String(choose(game.of, game.pick) - 1).length

/** Base eleven over digits and stars: catches any one wrong character and any two swapped. */
const checkOf = (body: string): string =>
  String([...body].reduce((sum, sign) => (sum * 11 + (sign === '*' ? 10 : Number(sign))) % 97, 7)).padStart(
    2,
    '0',
  )

/** Undefined if the game has no number, or the code would be too long to dial. */
export const lineCode = (game: CodedGame, { lines, stake }: CodedSlip): string | undefined => {
  if (game.dial === undefined || lines.length === 0 || lines.some(line => lineFault(line, game)))
    return undefined
  const ranks = lines.map(line => String(rankOf(game, line)).padStart(widthOf(game), '0')).join('')
  const body = `${game.dial}*${naira(stake)}*${ranks}`
  const code = `${body}*${checkOf(body)}`
  return code.length > LONGEST ? undefined : code
}

const CODE = /^(\d{1,2})\*([1-9]\d{0,5})\*(\d{1,140})\*(\d\d)$/

/** The game and its lines; undefined if it is no such code. */
export const readLineCode = <G extends CodedGame>(
  games: readonly G[],
  code: string,
): ({ game: G } & CodedSlip) | undefined => {
  const [, dial, stake, ranks = '', check] = CODE.exec(code) ?? []
  const game = games.find(it => it.dial !== undefined && String(it.dial) === dial)
  if (!game || checkOf(`${dial}*${stake}*${ranks}`) !== check) return undefined
  const width = widthOf(game)
  const places = Array.from({ length: ranks.length / width }, (_, at) =>
    Number(ranks.slice(at * width, (at + 1) * width)),
  )
  const most = choose(game.of, game.pick)
  if (ranks.length % width !== 0 || places.some(place => place >= most)) return undefined
  return { game, lines: places.map(place => lineAt(game, place)), stake: kobo(Number(stake)) }
}
