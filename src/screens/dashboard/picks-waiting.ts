// Picks on this phone not bought yet, across all games, by stake per line.
import type { GameRules } from '#src/games/game.ts'
import { luckyLine } from '#src/lib/lucky-number.ts'
import type { Kobo } from '#src/lib/money.ts'
import { byBand, type LuckySelection } from '#src/picks/lucky.ts'
import { price } from '#src/picks/price.ts'
import { linesOf, type Row } from '#src/picks/rows.ts'

export interface Waiting {
  game: GameRules
  /** Complete lines, each ascending. */
  lines: number[][]
  total: Kobo
}

export interface Band {
  /** Per line. */
  stake: Kobo
  waiting: Waiting[]
  total: Kobo
}

interface PickedStore {
  game: GameRules
  state: { picks: readonly Row[]; stake: Kobo }
}

/** A game that offers its lines. */
interface OfferedStore {
  game: GameRules
  state: { selections: readonly LuckySelection[] }
}

/** Skips games without a complete line; smallest stake first. */
export const bandsOf = (stores: readonly PickedStore[], offered: readonly OfferedStore[] = []): Band[] => {
  const bands = new Map<Kobo, Waiting[]>()
  const add = (game: GameRules, stake: Kobo, lines: number[][]) => {
    const waiting = { game, lines, total: price(lines.length, stake) }
    if (lines.length > 0) bands.set(stake, [...(bands.get(stake) ?? []), waiting])
  }
  for (const { game, state } of stores) add(game, state.stake, linesOf(state.picks))
  for (const { game, state } of offered)
    for (const { band, picks } of byBand(state.selections))
      add(
        game,
        band,
        picks.map(pick => luckyLine(pick.luckyNumber)),
      )
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([stake, waiting]) => ({
      stake,
      waiting,
      total: waiting.reduce((sum, { total }) => sum + total, 0),
    }))
}
