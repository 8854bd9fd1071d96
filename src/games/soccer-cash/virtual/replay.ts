// When the goals of a drawn match fall in its replay. They decide nothing: the score is fixed and proven.
import { DRAW_METHOD } from '#src/draws/derive.ts'
import { hmacSha256 } from '#src/draws/hash.ts'
import { utf8 } from '#src/lib/bytes.ts'
import { parseScore } from '../scores.ts'

interface Goal {
  minute: number
  side: 'home' | 'away'
}

const MINUTES = 90

/** In order. A minute is the remainder of 32 bits, whose bias is invisible in a replay. */
export const goalsOf = (key: Uint8Array, match: string, score: string): Goal[] => {
  const { home, away } = parseScore(score)!
  const minuteOf = (goal: number): number => {
    const block = hmacSha256(key, utf8(`${DRAW_METHOD}|replay|${match}|${goal}`))
    return 1 + (new DataView(block.buffer, block.byteOffset, 4).getUint32(0) % MINUTES)
  }
  return Array.from({ length: home + away }, (_, goal) => ({
    minute: minuteOf(goal),
    side: goal < home ? ('home' as const) : ('away' as const),
  })).sort((a, b) => a.minute - b.minute)
}
