// The film of drawn matches: where the ball is and when the goals fall. It shows a score that is fixed; it decides nothing.
import { drawKey } from '#src/draws/derive.ts'
import { sha256 } from '#src/draws/hash.ts'
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import { goalsOf } from '#src/games/soccer-cash/virtual/replay.ts'
import { fromHex } from '#src/lib/bytes.ts'
import type { Proof } from '#src/model/draws.ts'

/** ms for all ninety minutes. */
export const FILM = 24_000
export const MINUTES = 90

export interface FilmMatch {
  /** The number that was drawn. */
  number: number
  home: string
  away: string
  score: string
  goals: ReturnType<typeof goalsOf>
}

/** Every match of the batch as it was drawn; none before the draw. */
export const filmOf = ({ batch: { id, draw, head } }: Proof): FilmMatch[] => {
  if (!draw || !head) return []
  const key = drawKey({
    randomness: sha256(fromHex(draw.signature)),
    root: fromHex(head.head.root),
    batch: id,
  })
  return calledIn(id, draw.numbers).map(({ id: match, ...rest }) => ({
    ...rest,
    goals: goalsOf(key, match, rest.score),
  }))
}

/** The score at a minute, as text. */
export const scoreAtMinute = ({ goals }: FilmMatch, minute: number): string => {
  const count = (side: 'home' | 'away') =>
    goals.filter(goal => goal.side === side && goal.minute <= minute).length
  return `${count('home')}-${count('away')}`
}

const PITCH = { left: 12, right: 348, middle: 180, height: 200 }
/** Minutes between the ball's places while nothing happens, and around a goal, when it goes nowhere else. */
const PASS = 5
const QUIET = 4

interface BallPath {
  x: string
  y: string
  times: string
}

/** Always the same for the same match. Between goals the ball stays in midfield: no near misses are made up. */
export const ballPath = ({ goals, number }: FilmMatch): BallPath => {
  const passes = Array.from({ length: MINUTES / PASS + 1 }, (_, at) => ({
    minute: at * PASS,
    x: PITCH.middle + (((number + at * 37) % 11) - 5) * 14,
    y: PITCH.height / 2 + (((number * 3 + at * 53) % 9) - 4) * 17,
  })).filter(
    ({ minute }) =>
      minute === 0 || minute === MINUTES || goals.every(goal => Math.abs(goal.minute - minute) > QUIET),
  )
  const scored = goals.map(({ minute, side }) => ({
    minute,
    x: side === 'home' ? PITCH.right : PITCH.left,
    y: PITCH.height / 2,
  }))
  const all = [...passes, ...scored].sort((a, b) => a.minute - b.minute)
  const kept = all.filter(
    ({ minute }, at) => at === all.length - 1 || minute < all[at + 1]!.minute || minute === 0,
  )
  return {
    x: kept.map(it => it.x).join(';'),
    y: kept.map(it => it.y).join(';'),
    times: kept.map(it => (it.minute / MINUTES).toFixed(4)).join(';'),
  }
}
