// A virtual match's score from the batch's drawn key: the same lines in browser and service.
import { DRAW_METHOD } from '#src/draws/derive.ts'
import { hmacSha256 } from '#src/draws/hash.ts'
import { utf8 } from '#src/lib/bytes.ts'
import { PART_BITS } from '../rules.ts'
import { scoreAt, scoreText } from '../scores.ts'
import { MOST_VIRTUAL } from './teams.ts'

/** The first cell where the sum of parts so far exceeds the drawn part: exact, nothing is rejected. */
export const cellAt = (table: readonly number[], part: number): number => {
  let passed = 0
  return table.findIndex(parts => (passed += parts) > part)
}

/** The cell of the score that a match ends with. @param key of the draw (`drawKey`) */
export const drawCell = (key: Uint8Array, match: string, table: readonly number[]): number => {
  const block = hmacSha256(key, utf8(`${DRAW_METHOD}|virtual|${match}`))
  const part = new DataView(block.buffer, block.byteOffset, 4).getUint32(0) >>> (32 - PART_BITS)
  return cellAt(table, part)
}

export const drawScore = (key: Uint8Array, match: string, table: readonly number[]): string =>
  scoreText(scoreAt(drawCell(key, match, table), MOST_VIRTUAL))
