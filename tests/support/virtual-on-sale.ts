// What is on sale for a virtual match.
import { soldParts } from '#src/games/soccer-cash/prices.ts'
import type { MatchOnSale } from '#src/games/soccer-cash/slip.ts'
import { tableOf } from '#src/games/soccer-cash/virtual/table.ts'
import { MOST_VIRTUAL, type VirtualMatch } from '#src/games/soccer-cash/virtual/teams.ts'

export const virtualOnSale = (match: VirtualMatch): MatchOnSale => ({
  most: MOST_VIRTUAL,
  parts: tableOf(match).map(soldParts),
})
