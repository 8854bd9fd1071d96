// Real matches whose scores have prices.
import * as v from 'valibot'
import { call } from './call.ts'
import { filled, instant, isoDay, nairaNumber, pageOf, pageQuery, whole } from './words.ts'

const matchOnSale = v.object({
  match_id: v.string(),
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kick_off: instant,
  /** A minute before the earliest kick-off that any source names. */
  closes_at: instant,
  /** Chance of each score in parts of 2^20, by home goals, then away goals, to nine each; 0 where it has no price. */
  parts: v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.length(100)),
})

export const listMatchesOnSale = call({
  method: 'GET',
  path: '/api/v1/matches/',
  who: 'anyone',
  query: v.object({
    date: v.optional(isoDay),
    league: v.optional(filled(10)),
    search: v.optional(filled(40)),
  }),
  answer: v.object({
    results: v.array(matchOnSale),
    /** Leagues of all matches that have not closed, whatever the query. */
    leagues: v.array(v.string()),
    /** The most that one prediction pays now. */
    most_paid: nairaNumber,
  }),
})

const matchResult = v.object({
  match_id: v.string(),
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** As it was sold. */
  kick_off: instant,
  /** After 90 minutes; null if it does not count. */
  score: v.nullable(v.string()),
  void: v.nullable(v.string()),
  /** Who reported it, and since when; null if corrected since, which changes nothing here. */
  sources: v.array(v.object({ source: v.string(), at: v.nullable(instant) })),
  decided_at: instant,
  /** Its place in the log; null until the next checkpoint. */
  log_index: v.nullable(whole),
})

export const listMatchResults = call({
  method: 'GET',
  path: '/api/v1/match_results/',
  who: 'anyone',
  query: v.object({ ...pageQuery.entries, date: v.optional(isoDay) }),
  answer: pageOf(matchResult),
})

const finalist = v.object({
  /** When the last of its matches was settled. */
  date_won: instant,
  lotto_type: v.string(),
  phone_number: v.string(),
  total_predictions: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stake_amount: nairaNumber,
  earning: nairaNumber,
  matches: v.array(
    v.object({
      league: v.string(),
      home: v.string(),
      away: v.string(),
      /** After 90 minutes, as on the ticket; null if the match did not count. */
      score: v.nullable(v.string()),
    }),
  ),
})

export const listFinalists = call({
  method: 'GET',
  path: '/api/v1/finalists/',
  who: 'anyone',
  answer: v.object({ results: v.array(finalist) }),
})
