import type { AnswerIn } from '#src/contract/call.ts'
import type { listFinalists, listMatchesOnSale, listMatchResults } from '#src/contract/matches.ts'
import { times } from '#src/games/soccer-cash/rules.ts'
import type { MatchEntry, OpenEntry } from '#src/contract/draws.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { EndedRow } from '#server/db/queries/matches/ended.ts'
import type { FinalistRow } from '#server/db/queries/matches/finalists.ts'
import type { DecidedRow, OpenedRow } from '#server/db/queries/matches/matches.ts'
import type { OnSaleRow } from '#server/db/queries/matches/on-sale.ts'
import { gameTypeOf } from './ticket.ts'

export const openEntryOf = (row: OpenedRow, source: string): OpenEntry => ({
  type: 'oriire/match-open/v1',
  match: row.id,
  league: row.league,
  home: row.home,
  away: row.away,
  kickOff: row.kick_off.toISOString(),
  parts: row.parts,
  source,
  strengths: row.strengths,
})

export const matchEntryOf = (row: DecidedRow): MatchEntry => ({
  type: 'oriire/match/v1',
  match: row.id,
  league: row.league,
  home: row.home,
  away: row.away,
  kickOff: row.kick_off.toISOString(),
  score: row.score,
  void: row.void,
  sources: row.sources,
  decidedAt: row.decided_at.toISOString(),
  beganAt: row.began_at.toISOString(),
})

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

type FinalistOnWire = AnswerIn<typeof listFinalists>['results'][number]

export const finalistOnWire = (row: FinalistRow): FinalistOnWire => ({
  date_won: row.settled_at.toISOString(),
  lotto_type: gameTypeOf(row.game),
  phone_number: maskPhone(row.phone),
  total_predictions: row.lines,
  stake_amount: naira(row.stake),
  earning: naira(row.won),
  matches: row.matches,
})

type ResultOnWire = AnswerIn<typeof listMatchResults>['results'][number]

export const matchResultOnWire = (row: EndedRow): ResultOnWire => ({
  match_id: row.id,
  league: row.league,
  home: row.home,
  away: row.away,
  kick_off: row.kick_off.toISOString(),
  score: row.score,
  void: row.void,
  sources: row.sources.map(({ source, at }) => ({ source, at: at && new Date(at).toISOString() })),
  decided_at: row.decided_at.toISOString(),
  log_index: row.log_index,
})
