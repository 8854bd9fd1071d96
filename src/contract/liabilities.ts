// What was owed to all players at the end of a day, and a player's share of it.
import * as v from 'valibot'
import { call } from './call.ts'
import { logged, loggedKey } from './draws.ts'
import { hexBytes, instant } from './words.ts'

const kobo = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const night = v.string() // 2026-11-20: the Lagos day that ended

/** Logged every night. */
export const liabilities = v.object({
  type: v.literal('oriire/liabilities/v2'),
  night,
  at: instant, // when it was read, all at one moment
  root: hexBytes,
  total: kobo, // owed to all players
})

/** A leaf of its tree; its sum is that of its parts. */
export const liability = v.object({
  night,
  phone: v.string(),
  play: kobo,
  bonus: kobo,
  winnings: kobo,
  leaving: kobo, // withdrawals that are not yet paid
  stakes: kobo, // of tickets and bids that wait for their draw or match, and of draws paid in advance
  prizes: kobo, // won and not yet paid, before tax; an item by its price
  nonce: hexBytes, // 16 bytes: makes the leaf impossible to guess
})
export type Liability = v.InferOutput<typeof liability>

/** A player's share, and where the log has the total. */
export const counted = v.object({
  entry: liabilities,
  logged,
  leaf: liability,
  /** Siblings, bottom up, as side, hash, colon and sum in kobo: kept short, as there are twenty. */
  path: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[LR][0-9a-f]{64}:[0-9]{1,16}$/))), v.maxLength(40)),
  keyEntries: v.array(loggedKey),
})
export type Counted = v.InferOutput<typeof counted>

export const getCounted = call({
  method: 'GET',
  path: '/api/v1/wallet/counted/',
  who: 'player',
  answer: v.object({ counted: v.nullable(counted) }), // null before the player's first night
})
