// What is promised about an item's draw: its documents in the log, and the public record.
import * as v from 'valibot'
import { amountTypes, categories } from './kinds.ts'
import { beaconRound, logged, loggedKey } from '#src/contract/draws.ts'
import { hexBytes, instant } from '#src/contract/words.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const category = v.picklist(categories)
export const amountType = v.picklist(amountTypes, 'Choose how much a chance costs')

/** Logged before the first bid: what can be won, what it costs, and when and how it is decided. Amounts in kobo. */
export const itemCommitment = v.object({
  type: v.literal('oriire/item/v1'),
  item: v.string(),
  method: v.string(),
  name: v.string(),
  category,
  price: whole,
  /** Paid instead of the item, before tax. */
  cash: whole,
  chancePrice: whole,
  /** Numbers on sale, the fewest sold for a draw to happen, and the most one player may hold. */
  offered: whole,
  needed: whole,
  most: whole,
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  beacon: beaconRound,
})
export type ItemCommitment = v.InferOutput<typeof itemCommitment>

/** A bid as it stands in the sealed list. */
const bidLeafDocument = v.object({
  type: v.literal('oriire/bid/v1'),
  item: v.string(),
  commitment: hexBytes,
  /** Its place in the list. */
  place: whole,
  /** The first of the numbers it holds. */
  first: whole,
  numbers: whole,
  nonce: hexBytes,
})
export type BidLeaf = v.InferOutput<typeof bidLeafDocument>

/** Logged before the round can be known. `root` is that of the sum tree of all bids' numbers. */
export const itemList = v.object({
  type: v.literal('oriire/item-list/v1'),
  item: v.string(),
  commitment: hexBytes,
  bids: whole,
  numbers: whole,
  root: hexBytes,
})
export type ItemList = v.InferOutput<typeof itemList>

/** Says that every stake goes back, and why. */
export const itemVoid = v.object({
  type: v.literal('oriire/item-void/v1'),
  item: v.string(),
  reason: v.picklist(['undersold', 'list-late', 'no-round', 'called-off']),
})
export type ItemVoid = v.InferOutput<typeof itemVoid>

/** The winner is not allowed to win: the reserve number takes over. */
const itemPassed = v.object({
  type: v.literal('oriire/item-passed/v1'),
  item: v.string(),
  reason: v.string(),
})
export type ItemPassed = v.InferOutput<typeof itemPassed>

const sumPath = v.array(v.object({ hash: hexBytes, sum: whole, left: v.boolean() }))

/** A bid and its path to the root of the list. */
export const listedBid = v.object({ leaf: bidLeafDocument, path: sumPath })
export type ListedBid = v.InferOutput<typeof listedBid>

/** open: on sale; sealed: waiting for the beacon; refunded: every stake went back. */
export const itemState = v.picklist(['open', 'sealed', 'drawn', 'refunded'])

/** Everything public about an item's draw: anybody can check who won it. Hashed parts stay as they came. */
export const itemRecord = v.object({
  item: v.string(),
  state: itemState,
  commitment: itemCommitment,
  /** The announcement's place in the log; null just before it is logged. */
  announced: v.nullable(logged),
  list: v.nullable(v.object({ list: itemList, logged: v.nullable(logged) })),
  draw: v.nullable(v.object({ signature: hexBytes, number: whole, reserve: whole, drawnAt: instant })),
  winner: v.nullable(listedBid),
  reserve: v.nullable(listedBid),
  void: v.nullable(v.object({ entry: itemVoid, logged: v.nullable(logged) })),
  passed: v.nullable(v.object({ entry: itemPassed, logged: v.nullable(logged) })),
  keyEntries: v.array(loggedKey),
})
export type ItemRecord = v.InferOutput<typeof itemRecord>
