// The documents of a sealed draw, as sent and as hashed (canonical JSON, see docs/proof.md).
import * as v from 'valibot'
import { call } from './call.ts'
import { filled, hexBytes, instant, whole } from './words.ts'

export const beaconRound = v.object({ chain: v.picklist(['quicknet', 'sandbox']), round: whole })

/** Public before the batch opens; its SHA-256 is in every leaf and in the head. */
export const commitment = v.object({
  type: v.literal('oriire/commitment/v3'),
  batch: v.string(),
  game: v.string(),
  rules: hexBytes, // SHA-256 of the rules document
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  beacon: beaconRound,
})
export type Commitment = v.InferOutput<typeof commitment>

/** Goes into the log once sales have closed. */
export const head = v.object({
  type: v.literal('oriire/head/v3'),
  batch: v.string(),
  commitment: hexBytes,
  size: whole,
  root: hexBytes,
  lines: whole,
  stake: whole, // kobo
})
export type Head = v.InferOutput<typeof head>

/** Why stakes were refunded: the head was not out before its round, or the round never came. */
export const voidEntry = v.object({
  type: v.literal('oriire/void/v3'),
  batch: v.string(),
  reason: v.picklist(['head-late', 'no-round']),
})
export type VoidEntry = v.InferOutput<typeof voidEntry>

/** An entry's place in the log, and the checkpoint that covers it. */
export const logged = v.object({
  index: whole,
  path: v.pipe(v.array(hexBytes), v.maxLength(64)),
  checkpoint: v.string(),
})
export type Logged = v.InferOutput<typeof logged>

/** Known after the beacon's round. */
const drawRecord = v.object({
  signature: hexBytes, // the beacon's BLS signature of the round
  numbers: v.array(whole), // in the order drawn
  drawnAt: instant,
})
export type DrawRecord = v.InferOutput<typeof drawRecord>

/** What a leaf hides: without the nonce nobody can guess it. */
export const leaf = v.object({
  batch: v.string(),
  commitment: hexBytes,
  lines: v.array(v.array(whole)), // each ascending
  stake: whole, // of one line, kobo
  nonce: hexBytes, // 16 bytes
  /** For predictions, whose lines are the cells of their scores: their price and the most one may win, kobo. */
  picks: v.optional(
    v.pipe(
      v.array(
        v.object({
          match: v.string(),
          scores: v.array(v.string()),
          parts: v.array(whole), // of each score, of 2^20
        }),
      ),
      v.minLength(1),
      v.maxLength(3),
    ),
  ),
  most: v.optional(whole),
  /** For a ticket shared by several players, in their order: SHA-256 of name and salt, and kobo of the price. */
  shares: v.optional(
    v.pipe(v.array(v.object({ who: hexBytes, amount: whole })), v.minLength(2), v.maxLength(10)),
  ),
})
export type Leaf = v.InferOutput<typeof leaf>

/** Receipts issued at one moment are signed together, through the root of a tree (RFC 6962): place and path. */
const receiptTree = v.object({
  at: whole,
  size: v.pipe(whole, v.minValue(1), v.maxValue(64)),
  path: v.pipe(v.array(hexBytes), v.maxLength(6)),
})

export const receipt = v.object({
  leaf,
  index: whole,
  key: v.string(),
  signature: hexBytes,
  tree: receiptTree,
})
export type Receipt = v.InferOutput<typeof receipt>

/** ECDSA P-256 public keys by id, which is a hash of the key. */
export const publicKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
})
export type PublicKey = v.InferOutput<typeof publicKey>

/** A key the build does not know, valid from a checkpoint signed by an already trusted key. */
export const keyEntry = v.object({
  type: v.literal('oriire/key/v1'),
  use: v.picklist(['log', 'receipt']),
  key: v.union([v.string(), publicKey]),
})
export type KeyEntry = v.InferOutput<typeof keyEntry>
export const loggedKey = v.object({ entry: keyEntry, logged })

export const batchState = v.picklist(['announced', 'open', 'sealed', 'drawn', 'settled', 'refunded'])
export type BatchState = v.InferOutput<typeof batchState>

/** Everything public about a batch. `drawn`: the numbers are known; `settled`: the winners are paid too. */
export const batch = v.object({
  id: v.string(),
  game: v.string(),
  state: batchState,
  commitment,
  /** `logged` is null in the moment between sealing and logging. */
  head: v.nullable(v.object({ head, logged: v.nullable(logged) })),
  draw: v.nullable(drawRecord),
  void: v.nullable(v.object({ entry: voidEntry, logged: v.nullable(logged) })),
})
export type Batch = v.InferOutput<typeof batch>

/** The terms a real match is sold on, logged as soon as it is on sale. */
export const openEntry = v.object({
  type: v.literal('oriire/match-open/v1'),
  match: v.string(),
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kickOff: instant,
  /** Chances in parts of 2^20, by home then away goals, up to nine each; 0 if the score is not sold. */
  parts: v.pipe(v.array(whole), v.length(100)),
  source: v.string(), // whose word there is such a match; `operator`: ours alone
  strengths: v.string(), // SHA-256 of the table that they come from
})
export type OpenEntry = v.InferOutput<typeof openEntry>

/** How a real match ended for tickets, logged as soon as it is decided. */
export const matchEntry = v.object({
  type: v.literal('oriire/match/v1'),
  match: v.string(),
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kickOff: instant, // as it was sold
  score: v.nullable(v.string()), // after 90 minutes
  void: v.nullable(v.string()), // why it does not count
  sources: v.array(v.string()),
  decidedAt: instant,
  beganAt: instant, // the earliest kick-off that any source gave: later sales do not count
})
export type MatchEntry = v.InferOutput<typeof matchEntry>

/** Everything a phone needs to check one ticket offline, now or years later. */
export const proof = v.object({
  version: v.literal(3),
  receipt,
  batch,
  path: v.nullable(v.array(hexBytes)), // RFC 6962 audit path; null until the batch is sealed
  /** The canonical rules document. Null in a purchase's answer: anybody can get it by its hash. */
  rules: v.nullable(v.string()),
  keys: v.record(v.string(), publicKey),
  /** Keys newer than the build's, in order. */
  keyEntries: v.pipe(v.array(loggedKey), v.maxLength(50)),
  /** What the service says it paid, kobo; checked against the rules. */
  prize: v.nullable(v.object({ won: whole, cashback: whole })),
  /** For a ticket on matches: the terms each was sold on. */
  opened: v.optional(
    v.pipe(v.array(v.object({ entry: openEntry, logged: v.nullable(logged) })), v.maxLength(3)),
  ),
  /** The results of those already decided. */
  results: v.optional(
    v.pipe(v.array(v.object({ entry: matchEntry, logged: v.nullable(logged) })), v.maxLength(3)),
  ),
  /** For a shared ticket: what its shares hide, and the kobo each got of the prize after tax; null until then. */
  members: v.optional(
    v.pipe(v.array(v.object({ name: v.string(), salt: hexBytes, got: v.nullable(whole) })), v.maxLength(10)),
  ),
})
export type Proof = v.InferOutput<typeof proof>

export const currentBatch = call({
  method: 'GET',
  path: '/api/v1/batches/current/',
  who: 'anyone',
  query: v.object({ game: filled(40) }),
  answer: v.object({ current: batch, next: batch }),
})

export const getBatch = call({
  method: 'GET',
  path: '/api/v1/batches/:id/',
  who: 'anyone',
  answer: batch,
})

/** Per answer. */
export const MOST_TICKETS = 500

const openLines = [whole, hexBytes, v.array(v.array(whole))] as const

/**
 * Stake per line in kobo, nonce, lines: what a leaf needs besides the batch and its commitment. For real matches, also
 * the predictions and their cap; for a shared ticket, the shares.
 */
export const openTicket = v.union([
  v.tuple([...openLines, v.required(v.pick(leaf, ['picks', 'most']))]),
  v.tuple([...openLines, v.required(v.pick(leaf, ['shares']))]),
  v.tuple(openLines),
])
export type OpenTicket = v.InferOutput<typeof openTicket>

export const listBatchTickets = call({
  method: 'GET',
  path: '/api/v1/batches/:id/tickets/',
  who: 'anyone',
  query: v.object({
    from: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.maxValue(10_000_000)), '0'),
  }),
  answer: v.object({ total: whole, tickets: v.pipe(v.array(openTicket), v.maxLength(MOST_TICKETS)) }),
})

export const getRules = call({
  method: 'GET',
  path: '/api/v1/rules/:hash/',
  who: 'anyone',
  answer: v.object({ rules: v.string() }),
})

export const listKeys = call({
  method: 'GET',
  path: '/api/v1/keys/',
  who: 'anyone',
  answer: v.object({
    keys: v.record(v.string(), publicKey),
    keyEntries: v.array(loggedKey),
    beacon: v.object({ chain: v.picklist(['quicknet', 'sandbox']), sandbox: v.boolean() }),
  }),
})
