// What has been picked on this phone and not been bought yet, over all games, by the stake of a line.
import type { GameRules } from '#src/games/game.ts'
import type { Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'
import { linesOf, type Row } from '#src/picks/rows.ts'

export interface Waiting {
  game: GameRules
  /** Complete lines, each ascending. */
  lines: number[][]
  total: Kobo
}

export interface Band {
  /** Of a line. */
  stake: Kobo
  waiting: Waiting[]
  total: Kobo
}

/** Games without a complete line are left out; the smallest stake comes first. */
export const bandsOf = (
  stores: readonly { game: GameRules; state: { picks: readonly Row[]; stake: Kobo } }[],
): Band[] => {
  const bands = new Map<Kobo, Waiting[]>()
  for (const { game, state } of stores) {
    const lines = linesOf(state.picks)
    if (lines.length === 0) continue
    const waiting = { game, lines, total: price(lines.length, state.stake) }
    bands.set(state.stake, [...(bands.get(state.stake) ?? []), waiting])
  }
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([stake, waiting]) => ({
      stake,
      waiting,
      total: waiting.reduce((sum, { total }) => sum + total, 0),
    }))
}
