// What all wallets held at the end of a day, and a player's share of it.
import * as v from 'valibot'
import { call } from './call.ts'
import { logged, loggedKey } from './draws.ts'
import { hexBytes, instant } from './words.ts'

const kobo = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const night = v.string() // 2026-11-20: the Lagos day that ended

/** Logged every night. */
export const liabilities = v.object({
  type: v.literal('oriire/liabilities/v1'),
  night,
  at: instant, // when the wallets were read, all at one moment
  root: hexBytes,
  total: kobo, // all wallets of all players
})

/** A leaf of its tree; its sum is that of the three wallets. */
export const liability = v.object({
  night,
  phone: v.string(),
  play: kobo,
  bonus: kobo,
  winnings: kobo,
  nonce: hexBytes, // 16 bytes: makes the leaf impossible to guess
})
export type Liability = v.InferOutput<typeof liability>

/** A player's share, and where the log has the total. */
export const counted = v.object({
  entry: liabilities,
  logged,
  leaf: liability,
  /** Bottom up; sums in kobo. */
  path: v.pipe(v.array(v.object({ hash: hexBytes, sum: kobo, left: v.boolean() })), v.maxLength(40)),
  keyEntries: v.array(loggedKey),
})
export type Counted = v.InferOutput<typeof counted>

export const getCounted = call({
  method: 'GET',
  path: '/api/v1/wallet/counted/',
  about:
    'The player’s own leaf in last night’s total of all wallets, the path to its root, and where the log shows both.',
  who: 'player',
  answer: v.object({ counted: v.nullable(counted) }), // null before the player's first night
})
