import type { AnswerIn } from '#src/contract/call.ts'
import type { listMatchesOnSale } from '#src/contract/matches.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import type { OnSaleRow } from '#server/db/queries/matches/on-sale.ts'

type MatchOnWire = AnswerIn<typeof listMatchesOnSale>['results'][number]

export const matchOnWire = (row: OnSaleRow): MatchOnWire => ({
  match_id: row.id,
  league: row.league,
  home: row.home,
  away: row.away,
  kick_off: row.kick_off.toISOString(),
  closes_at: new Date(row.begins_at.getTime() - times.cutOff).toISOString(),
  parts: row.parts,
})
