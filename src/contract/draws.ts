// The documents of a sealed draw, as they stand on the wire and under a hash or a signature (canonical JSON, see lib/canonical).
import * as v from 'valibot'
import { call } from './call.ts'
import { filled, hexBytes, instant } from './words.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Public before the batch opens; its SHA-256 is in every leaf and in the head. */
export const commitment = v.object({
  batch: v.string(),
  game: v.string(),
  rules: hexBytes, // SHA-256 of the rules document
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  beacon: v.object({ chain: v.picklist(['quicknet', 'sandbox']), round: whole }),
  /** The seed's place in the hash chain, and a link of the chain that is already public (the anchor, or a revealed seed). */
  seed: v.object({ index: whole, knownIndex: whole, known: hexBytes }),
})
export type Commitment = v.InferOutput<typeof commitment>

/** Signed at closing; heads of a game form a chain. */
export const head = v.object({
  batch: v.string(),
  commitment: hexBytes,
  size: whole,
  root: hexBytes,
  lines: whole,
  stake: whole, // kobo
  sealedAt: instant,
  previous: hexBytes, // SHA-256 of the game's head before, empty for the first
})
export type Head = v.InferOutput<typeof head>

/** Known after the beacon's round. */
const drawRecord = v.object({
  seed: hexBytes,
  signature: hexBytes, // the beacon's BLS signature of the round
  numbers: v.array(whole), // in the order drawn
  drawnAt: instant,
})
export type DrawRecord = v.InferOutput<typeof drawRecord>

/** What a leaf hides: nobody can guess it without the nonce. */
export const leaf = v.object({
  batch: v.string(),
  commitment: hexBytes,
  ticket: v.string(),
  lines: v.array(v.array(whole)), // each ascending
  stake: whole, // of one line, kobo
  nonce: hexBytes, // 16 bytes
})
export type Leaf = v.InferOutput<typeof leaf>

/** Receipts of one moment are signed together, under the root of a tree (RFC 6962): the place in it and the path. */
const receiptTree = v.object({
  at: whole,
  size: v.pipe(whole, v.minValue(1), v.maxValue(64)),
  path: v.pipe(v.array(hexBytes), v.maxLength(6)),
})

/** Without a tree it is of version 1: signed by itself. */
export const receipt = v.object({
  leaf,
  index: whole,
  key: v.string(),
  signature: hexBytes,
  tree: v.optional(receiptTree),
})
export type Receipt = v.InferOutput<typeof receipt>

/** ECDSA P-256 public keys by their id; the app remembers the first it saw of each id. */
export const publicKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
})
export type PublicKey = v.InferOutput<typeof publicKey>

export const signedHead = v.object({ head, key: v.string(), signature: hexBytes })

export const batchState = v.picklist(['announced', 'open', 'sealed', 'drawn', 'settled', 'refunded'])
export type BatchState = v.InferOutput<typeof batchState>

/** Everything public about a batch. `drawn` means that numbers are known, `settled` that the winners are paid as well. */
export const batch = v.object({
  id: v.string(),
  game: v.string(),
  state: batchState,
  commitment,
  head: v.nullable(signedHead),
  draw: v.nullable(drawRecord),
})
export type Batch = v.InferOutput<typeof batch>

/** All that a phone needs to check one ticket, now or years later, without a network. */
export const proof = v.object({
  receipt,
  batch,
  path: v.nullable(v.array(hexBytes)), // RFC 6962 audit path; null until the batch is sealed
  /** The canonical rules document; null in the answer of a purchase, as it stands under its hash for everybody. */
  rules: v.nullable(v.string()),
  keys: v.record(v.string(), publicKey),
  /** What the service says it paid, kobo: compared with the rules' own result. */
  prize: v.nullable(v.object({ won: whole, cashback: whole })),
})
export type Proof = v.InferOutput<typeof proof>

export const currentBatch = call({
  method: 'GET',
  path: '/api/v1/batches/current/',
  about: 'The batch of a game that is on sale now, and the one after it.',
  who: 'anyone',
  query: v.object({ game: filled(40) }),
  answer: v.object({ current: batch, next: batch }),
})

export const getBatch = call({
  method: 'GET',
  path: '/api/v1/batches/:id/',
  about: 'Everything public about one batch: commitment, signed head, draw.',
  who: 'anyone',
  answer: batch,
})

export const getRules = call({
  method: 'GET',
  path: '/api/v1/rules/:hash/',
  about: 'The rules document with this SHA-256.',
  who: 'anyone',
  answer: v.object({ rules: v.string() }),
})

export const listKeys = call({
  method: 'GET',
  path: '/api/v1/keys/',
  about: 'The public keys that sign heads and receipts.',
  who: 'anyone',
  answer: v.object({
    keys: v.record(v.string(), publicKey),
    beacon: v.object({ chain: v.picklist(['quicknet', 'sandbox']), sandbox: v.boolean() }),
  }),
})
