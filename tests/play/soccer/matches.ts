// Matches on sale for tests: the same chances in each, but for one score that has no price.
import { chancesOf } from '#src/games/soccer-cash/chances.ts'
import { partsOf } from '#src/games/soccer-cash/prices.ts'
import { cellOf, MOST_GOALS } from '#src/games/soccer-cash/scores.ts'
import type { SoldMatch } from '#src/model/matches.ts'

export const NOW = Date.parse('2026-11-27T09:00:00.000Z')

const parts = chancesOf({ home: 1.5, away: 1.1 }, MOST_GOALS).map(partsOf)
parts[cellOf({ home: 9, away: 9 }, MOST_GOALS)] = 0

export const matchOf = (matchId: string, about: Partial<SoldMatch> = {}): SoldMatch => ({
  matchId,
  league: 'en.1',
  home: `Home ${matchId}`,
  away: `Away ${matchId}`,
  kickOff: '2026-11-28T15:00:00.000Z',
  closesAt: '2026-11-28T14:59:00.000Z',
  parts,
  ...about,
})

export const three = ['a', 'b', 'c'].map(id => matchOf(id))
