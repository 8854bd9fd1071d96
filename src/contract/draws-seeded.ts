// Documents of draws before 24 November 2026, which used a service seed besides the beacon. Read-only.
import * as v from 'valibot'
import { batchState, beaconRound, publicKey, receiptTree } from './draws.ts'
import { hexBytes, instant } from './words.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const commitment = v.object({
  batch: v.string(),
  game: v.string(),
  rules: hexBytes,
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  beacon: beaconRound,
  /** The seed's place in a hash chain, and a link of the chain that was public. */
  seed: v.object({ index: whole, knownIndex: whole, known: hexBytes }),
})

const head = v.object({
  batch: v.string(),
  commitment: hexBytes,
  size: whole,
  root: hexBytes,
  lines: whole,
  stake: whole,
  sealedAt: instant,
  previous: hexBytes,
})

const leaf = v.object({
  batch: v.string(),
  commitment: hexBytes,
  ticket: v.string(),
  lines: v.array(v.array(whole)),
  stake: whole,
  nonce: hexBytes,
})
export type SeededLeaf = v.InferOutput<typeof leaf>

export const seededProof = v.object({
  receipt: v.object({
    leaf,
    index: whole,
    key: v.string(),
    signature: hexBytes,
    /** Absent if the receipt was signed individually. */
    tree: v.optional(receiptTree),
  }),
  batch: v.object({
    id: v.string(),
    game: v.string(),
    state: batchState,
    commitment,
    head: v.nullable(v.object({ head, key: v.string(), signature: hexBytes })),
    draw: v.nullable(
      v.object({ seed: hexBytes, signature: hexBytes, numbers: v.array(whole), drawnAt: instant }),
    ),
  }),
  path: v.nullable(v.array(hexBytes)),
  rules: v.nullable(v.string()),
  keys: v.record(v.string(), publicKey),
  prize: v.nullable(v.object({ won: whole, cashback: whole })),
})
export type SeededProof = v.InferOutput<typeof seededProof>
