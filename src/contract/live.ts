// What open screens hear as it happens: a stream of JSON events, each with its `kind`.
import * as v from 'valibot'
import { nairaNumber } from './answer-words.ts'
import { call } from './call.ts'

const ofBatch = { batch: v.string(), game: v.string() }
/** How many tickets the player has in it; for players only, and absent if none. */
const tickets = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))

export const liveEvent = v.variant('kind', [
  /** Always first. Not `complete`: events since the last id are lost, so reload everything. */
  v.object({ kind: v.literal('hello'), complete: v.boolean() }),
  v.object({ kind: v.literal('opened'), ...ofBatch }),
  /** Sales end within a minute. */
  v.object({ kind: v.literal('closing'), ...ofBatch }),
  v.object({ kind: v.literal('sealed'), ...ofBatch }),
  v.object({ kind: v.literal('drawn'), ...ofBatch, numbers: v.array(v.number()) }),
  v.object({ kind: v.literal('settled'), ...ofBatch, tickets }),
  v.object({ kind: v.literal('refunded'), ...ofBatch, tickets }),
  v.object({
    kind: v.literal('jackpot'),
    draw: v.string(),
    jackpot: v.string(),
    state: v.picklist(['sealed', 'drawn', 'carried']),
  }),
  /** A real match with predictions on it: a goal, a pause or a call-off, or all its tickets are settled. */
  v.object({ kind: v.literal('match'), match: v.string(), state: v.picklist(['played', 'ended']) }),
  /** A prize item, at its draw. */
  v.object({
    kind: v.literal('item'),
    item: v.string(),
    state: v.picklist(['sealed', 'drawn', 'refunded']),
  }),
  /** For players: after `hello` and on every change. Has no id, since the latest says it all. */
  v.object({
    kind: v.literal('balance'),
    play_balance: nairaNumber,
    referal_wallet_balance: nairaNumber,
    winning_balance: nairaNumber,
  }),
])
export type LiveEvent = v.InferOutput<typeof liveEvent>
/** As on the wire. */
export type LiveEventIn = v.InferInput<typeof liveEvent>

export const live = call({
  method: 'GET',
  path: '/api/v1/live/',
  who: 'anyone',
  mayKnow: true,
  stream: true,
  answer: liveEvent,
})
