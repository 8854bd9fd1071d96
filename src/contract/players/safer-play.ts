// What players do about their own play.
import * as v from 'valibot'
import { call } from '../call.ts'
import { amountText, instant, isoDay, nairaNumber, said } from '../words.ts'

const kind = v.picklist(['top-up', 'stake', 'loss'], 'Choose top-ups, stakes or losses')
const period = v.picklist(['day', 'week', 'month'], 'Choose a day, a week or a month')

const limit = v.object({
  kind,
  period,
  /** naira; null if none is set. */
  amount: v.nullable(nairaNumber),
  /** Used this day, week or month in Lagos, naira; payments still open count as topped up. */
  used: nairaNumber,
  /** naira; null without a limit. */
  left: v.nullable(nairaNumber),
  /** A requested higher limit; its amount is null for no limit at all. */
  asked: v.nullable(v.object({ amount: v.nullable(nairaNumber), from: instant })),
})

const state = v.object({
  /** When the question about limits was answered; if null, it must be before the first top-up. */
  answered_at: v.nullable(instant),
  /** A year has passed without any limit: the question is asked again. */
  asks_again: v.boolean(),
  /** It is time to look back at what was played. */
  review_due: v.boolean(),
  review_months: v.number(),
  limits: v.array(limit),
  check_minutes: v.number(),
  /** The session under way; null while nobody is playing. */
  session: v.nullable(
    v.object({
      began_at: instant,
      staked: nairaNumber,
      won: nairaNumber,
      check_at: instant,
      pause_at: instant,
      pause_until: instant,
    }),
  ),
  break_until: v.nullable(instant),
  exclusion: v.nullable(
    v.object({
      since: instant,
      /** null: for ever. */
      until: v.nullable(instant),
      /** When play reopens, once the player has asked for it. */
      reopens_at: v.nullable(instant),
    }),
  ),
  /** Until when the state's register bars the player from playing. */
  register_until: v.nullable(instant),
  /** When that register was last asked about the player; null if never. */
  register_asked_at: v.nullable(instant),
})

const answer = v.object({ message: v.string(), state })

export const getSaferPlay = call({
  method: 'GET',
  path: '/api/v1/safer-play/',
  who: 'player',
  answer: state,
})

export const setLimit = call({
  method: 'POST',
  path: '/api/v1/safer-play/limits/',
  who: 'player',
  body: v.object({ kind, period, amount: v.nullable(amountText) }),
  answer,
})

export const confirmLimit = call({
  method: 'POST',
  path: '/api/v1/safer-play/limits/confirm/',
  who: 'player',
  body: v.object({ kind, period }),
  answer,
})

export const declineLimits = call({
  method: 'POST',
  path: '/api/v1/safer-play/decline/',
  who: 'player',
  answer,
})

export const takeBreak = call({
  method: 'POST',
  path: '/api/v1/safer-play/break/',
  who: 'player',
  body: v.object({
    days: v.pipe(v.number(), v.picklist([1, 7, 30, 42], 'A break is 1, 7, 30 or 42 days')),
  }),
  answer,
})

export const excludeSelf = call({
  method: 'POST',
  path: '/api/v1/safer-play/exclude/',
  who: 'player',
  body: v.object({
    /** null: for ever. */
    months: v.nullable(v.pipe(v.number(), v.picklist([6, 12, 24, 60], 'Choose 6, 12, 24 or 60 months'))),
  }),
  answer,
})

export const answerCheck = call({
  method: 'POST',
  path: '/api/v1/safer-play/check/',
  who: 'player',
  answer,
})

export const setReminders = call({
  method: 'POST',
  path: '/api/v1/safer-play/reminders/',
  who: 'player',
  body: v.object({
    minutes: v.pipe(
      v.number(),
      v.integer('Whole minutes'),
      v.minValue(5, 'At least 5 minutes'),
      v.maxValue(20, 'At most 20 minutes'),
    ),
    review_months: v.pipe(v.number(), v.picklist([1, 6], 'Every month or every six')),
  }),
  answer,
})

export const noteReview = call({
  method: 'POST',
  path: '/api/v1/safer-play/review/',
  who: 'player',
  answer: said,
})

export const getActivity = call({
  method: 'GET',
  path: '/api/v1/safer-play/activity/',
  who: 'player',
  query: v.object({ by: v.optional(period, 'month') }),
  answer: v.object({
    rows: v.array(
      v.object({
        from: isoDay,
        topped_up: nairaNumber,
        staked: nairaNumber,
        won: nairaNumber,
        /** Won less staked. */
        net: nairaNumber,
      }),
    ),
  }),
})
