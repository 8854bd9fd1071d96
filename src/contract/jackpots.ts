// The documents of a jackpot's draw, and the calls that show them.
import * as v from 'valibot'
import { call } from './call.ts'
import { batch, beaconRound, leaf, logged, loggedKey } from './draws.ts'
import { filled, hexBytes, instant, nairaNumber, pageOf, pageQuery } from './words.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** In the log before the first batch of its window closes: which stakes take part, when, and what decides. */
export const jackpotCommitment = v.object({
  type: v.literal('oriire/jackpot/v2'),
  draw: v.string(), // super-20261120
  jackpot: v.string(),
  method: v.string(),
  /** Batches that close after `opensAt` and not after `closesAt` take part. */
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  threshold: whole, // kobo, the most that is paid
  beacon: beaconRound,
})
export type JackpotCommitment = v.InferOutput<typeof jackpotCommitment>

/** In the log before the round can be known. `root` is that of the tree of all batches with their stakes as sums. */
export const jackpotList = v.object({
  type: v.literal('oriire/jackpot-list/v2'),
  draw: v.string(),
  commitment: hexBytes,
  batches: whole,
  stake: whole, // kobo of all of them: one chance for each
  root: hexBytes,
  prize: whole, // kobo: the pool, at most the threshold
})
export type JackpotList = v.InferOutput<typeof jackpotList>

/** One batch in the list: the hash of its head, and the root of the tree of its tickets with their stakes as sums. */
const jackpotEntry = v.object({ batch: v.string(), head: hexBytes, tickets: hexBytes })
export type JackpotEntry = v.InferOutput<typeof jackpotEntry>

/** An entry as it stands in the public list: with the stake that is its leaf's sum, kobo. */
const jackpotBatch = v.object({ ...jackpotEntry.entries, stake: whole })
export type JackpotBatch = v.InferOutput<typeof jackpotBatch>

/** Of one answer. */
export const MOST_BATCHES = 500
/** Of one batch in an answer, rounded up; a test holds it against the service. */
export const BYTES_OF_BATCH = 200

const sumPath = v.array(v.object({ hash: hexBytes, sum: whole, left: v.boolean() }))

/** From the winning number to the ticket that has it. */
export const jackpotPlace = v.object({
  entry: jackpotEntry,
  entryPath: sumPath,
  leaf,
  index: whole,
  /** Under the root of the batch's head (RFC 6962). */
  path: v.array(hexBytes),
  /** Under the entry's `tickets`. */
  ticketPath: sumPath,
})
export type JackpotPlace = v.InferOutput<typeof jackpotPlace>

/** The batch as well: its chances count if its head does, and if it is not void. */
const jackpotWinner = v.object({ ...jackpotPlace.entries, batch })
export type JackpotWinner = v.InferOutput<typeof jackpotWinner>

/**
 * open: chances are being bought; sealed: waits for the beacon; carried: nobody had a chance, the list came late, or the
 * number fell to a batch that had become void: the pool stays.
 */
const state = v.picklist(['open', 'sealed', 'drawn', 'carried'])

export const jackpotRecord = v.object({
  id: v.string(),
  state,
  commitment: jackpotCommitment,
  /** Of the announcement; null for the moment before the log has it. */
  announced: v.nullable(logged),
  list: v.nullable(v.object({ list: jackpotList, logged: v.nullable(logged) })),
  draw: v.nullable(v.object({ signature: hexBytes, number: whole, drawnAt: instant })),
  winner: v.nullable(jackpotWinner),
  keyEntries: v.array(loggedKey),
})
export type JackpotRecord = v.InferOutput<typeof jackpotRecord>

const jackpotDrawItem = v.object({
  id: v.string(),
  jackpot_type: v.string(),
  state,
  date: instant, // of the draw; where it is still to come, when it is due
  total_jackpot_amount: nairaNumber, // what was won; 0 where nobody won
  phone_number: v.string(), // masked; empty where nobody won
})

export const listJackpotDraws = call({
  method: 'GET',
  path: '/api/v1/jackpots/',
  about: 'Draws of the jackpots whose chances are sealed, newest first.',
  who: 'anyone',
  query: v.object({ ...pageQuery.entries, jackpot: v.optional(filled(20)) }),
  answer: pageOf(jackpotDrawItem),
})

export const getJackpotDraw = call({
  method: 'GET',
  path: '/api/v1/jackpots/:id/',
  about: 'Everything public about one draw of a jackpot: anybody can check who won with it.',
  who: 'anyone',
  answer: jackpotRecord,
})

export const listJackpotBatches = call({
  method: 'GET',
  path: '/api/v1/jackpots/:id/batches/',
  about:
    'Every batch behind a sealed list of chances, in its order from a place on: they add up to its signed root.',
  who: 'anyone',
  query: v.object({
    from: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.maxValue(1_000_000)), '0'),
  }),
  answer: v.object({ total: whole, batches: v.pipe(v.array(jackpotBatch), v.maxLength(MOST_BATCHES)) }),
})
