// Friends invited by a player.
import * as v from 'valibot'
import { call } from '../call.ts'
import { instant, nairaNumber, said } from '../words.ts'

/** No look-alikes; any case and spacing is read. */
const INVITE_CODE = /^[2-9ACDEFHJKMNPRTWX]{7}$/

const inviteCode = v.pipe(
  v.string(),
  v.transform(text => text.toUpperCase().replaceAll(/[\s-]/g, '')),
  v.regex(INVITE_CODE, 'A code has 7 letters and digits'),
)

const friend = v.object({
  /** Masked. */
  phone: v.string(),
  at: instant,
  /** `review`: many of one player's friends came from one place, so the operator checks first. */
  state: v.picklist(['invited', 'verified', 'topped-up', 'review', 'held', 'paid', 'refused']),
  /** Staked so far towards the required amount, naira. */
  staked: nairaNumber,
  /** What it earned, naira; null until it has. */
  amount: v.nullable(nairaNumber),
  /** When it is paid. */
  due_at: v.nullable(instant),
  /** Why it was refused, a sentence. */
  reason: v.nullable(v.string()),
})

export const getFriends = call({
  method: 'GET',
  path: '/api/v1/referrals/',
  who: 'player',
  answer: v.object({
    code: v.string(),
    terms: v.object({
      percent: v.number(),
      most: nairaNumber,
      stake: nairaNumber,
      hold_days: v.number(),
      card_hold_days: v.number(),
    }),
    paid: nairaNumber,
    held: nairaNumber,
    /** Whether a friend's code can still be entered. */
    may_claim: v.boolean(),
    friends: v.array(friend),
  }),
})

export const claimInvite = call({
  method: 'POST',
  path: '/api/v1/referrals/claim/',
  who: 'player',
  body: v.object({ code: inviteCode }),
  answer: said,
})
