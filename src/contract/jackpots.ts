// The documents of a jackpot draw, and the calls that show them.
import * as v from 'valibot'
import { call } from './call.ts'
import { batch, beaconRound, leaf, logged, loggedKey } from './draws.ts'
import { filled, hexBytes, instant, nairaNumber, pageOf, pageQuery } from './words.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Logged before the first batch of its window closes: which stakes take part, when, and what decides. */
export const jackpotCommitment = v.object({
  type: v.literal('oriire/jackpot/v2'),
  draw: v.string(), // super-20261120
  jackpot: v.string(),
  method: v.string(),
  /** Batches take part if they close after `opensAt` and no later than `closesAt`. */
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  threshold: whole, // kobo, the most that is paid
  beacon: beaconRound,
})
export type JackpotCommitment = v.InferOutput<typeof jackpotCommitment>

/** Logged before the round can be known. `root` is that of the sum tree of all batches' stakes. */
export const jackpotList = v.object({
  type: v.literal('oriire/jackpot-list/v2'),
  draw: v.string(),
  commitment: hexBytes,
  batches: whole,
  stake: whole, // total kobo: one chance for each
  root: hexBytes,
  prize: whole, // kobo: the pool, at most the threshold
})
export type JackpotList = v.InferOutput<typeof jackpotList>

/** One batch in the list: the hash of its head, and the root of its tickets' sum tree. */
const jackpotEntry = v.object({ batch: v.string(), head: hexBytes, tickets: hexBytes })
export type JackpotEntry = v.InferOutput<typeof jackpotEntry>

/** An entry in the public list, with its leaf's sum as `stake`, kobo. */
export const jackpotBatch = v.object({ ...jackpotEntry.entries, stake: whole })
export type JackpotBatch = v.InferOutput<typeof jackpotBatch>

/** Per answer. */
export const MOST_BATCHES = 500
/** Per batch in an answer, rounded up; a test checks it against the service. */
export const BYTES_OF_BATCH = 200

const sumPath = v.array(v.object({ hash: hexBytes, sum: whole, left: v.boolean() }))

/** From the winning number to the ticket that holds it. */
export const jackpotPlace = v.object({
  entry: jackpotEntry,
  entryPath: sumPath,
  leaf,
  index: whole,
  /** Under the root in the batch's head (RFC 6962). */
  path: v.array(hexBytes),
  /** Under the entry's `tickets`. */
  ticketPath: sumPath,
})
export type JackpotPlace = v.InferOutput<typeof jackpotPlace>

/** With the batch, as its chances count only if its head does and it is not void. */
const jackpotWinner = v.object({ ...jackpotPlace.entries, batch })
export type JackpotWinner = v.InferOutput<typeof jackpotWinner>

/**
 * open: still collecting chances; sealed: waiting for the beacon; carried: the pool stays, as nobody had a
 * chance, the list was late, or the number fell to a void batch.
 */
const state = v.picklist(['open', 'sealed', 'drawn', 'carried'])

export const jackpotRecord = v.object({
  id: v.string(),
  state,
  commitment: jackpotCommitment,
  /** The announcement's place in the log; null just before it is logged. */
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
  date: instant, // of the draw, past or due
  total_jackpot_amount: nairaNumber, // what was won; 0 if nobody won
  phone_number: v.string(), // masked; empty if nobody won
})

export const listJackpotDraws = call({
  method: 'GET',
  path: '/api/v1/jackpots/',
  who: 'anyone',
  query: v.object({ ...pageQuery.entries, jackpot: v.optional(filled(20)) }),
  answer: pageOf(jackpotDrawItem),
})

export const getJackpotDraw = call({
  method: 'GET',
  path: '/api/v1/jackpots/:id/',
  who: 'anyone',
  answer: jackpotRecord,
})

export const listJackpotBatches = call({
  method: 'GET',
  path: '/api/v1/jackpots/:id/batches/',
  who: 'anyone',
  query: v.object({
    from: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.maxValue(1_000_000)), '0'),
  }),
  answer: v.object({ total: whole, batches: v.pipe(v.array(jackpotBatch), v.maxLength(MOST_BATCHES)) }),
})
