// Group tickets: several players share one ticket, each pays their own share and gets that part of what it wins.
import * as v from 'valibot'
import { call } from '../call.ts'
import { plainText } from '../plain-text.ts'
import { amountText, id, instant, nairaNumber, pageOf, pageQuery, whole } from '../words.ts'

export const MOST_MEMBERS = 10

const share = v.object({
  name: v.string(),
  amount: nairaNumber,
  paid: v.boolean(),
  yours: v.boolean(),
  /** Opens the invitation to an unpaid share; only for the player who made the group ticket. */
  code: v.nullable(v.string()),
})

/** Reasons that members are told. Any other is one member's own: in a group of two, each would know whose. */
export const WHY_TOLD: readonly string[] = ['', 'asked', 'late', 'rules-changed']

const syndicate = v.object({
  /** Also its ticket's id, once that is bought. */
  id: v.string(),
  game_type: v.string(),
  tickets: v.array(v.array(whole)),
  stake_per_line: nairaNumber,
  cost: nairaNumber,
  /** Open: the last share is not paid yet. Off: every paid share was refunded. */
  state: v.picklist(['open', 'bought', 'off']),
  /** Why it is off: `asked` by its maker, `late`, `rules-changed`, or `other`. */
  why: v.string(),
  date: instant,
  /** All shares must be paid by then. */
  ends_at: instant,
  made_by_you: v.boolean(),
  shares: v.array(share),
})

const answer = v.object({ message: v.string(), syndicate })

export const makeSyndicate = call({
  method: 'POST',
  path: '/api/v1/syndicates/',
  who: 'player',
  once: true,
  body: v.object({
    game_play_id: id,
    shares: v.pipe(
      v.array(v.object({ name: plainText(20), amount: amountText })),
      v.minLength(2, 'A group has at least two members'),
      v.maxLength(MOST_MEMBERS, `A group has at most ${MOST_MEMBERS} members`),
    ),
  }),
  answer,
})

export const listSyndicates = call({
  method: 'GET',
  path: '/api/v1/syndicates/',
  who: 'player',
  query: pageQuery,
  answer: pageOf(syndicate),
})

export const getInvitation = call({
  method: 'GET',
  path: '/api/v1/syndicates/invited/:code/',
  who: 'player',
  answer: v.object({ syndicate, at: whole }),
})

export const showInvitation = call({
  method: 'GET',
  path: '/api/v1/syndicates/shown/:code/',
  who: 'anyone',
  answer: v.object({
    game_type: v.string(),
    tickets: syndicate.entries.tickets,
    cost: nairaNumber,
    ends_at: instant,
    from: v.string(),
    name: v.string(),
    amount: nairaNumber,
    /** Open: the share can be taken. Taken: somebody has paid it. */
    state: v.picklist(['open', 'taken', 'over']),
  }),
})

export const payShare = call({
  method: 'POST',
  path: '/api/v1/syndicates/invited/:code/',
  who: 'player',
  once: true,
  body: v.object({ amount: amountText }),
  answer,
})

export const cancelSyndicate = call({
  method: 'POST',
  path: '/api/v1/syndicates/:id/cancel/',
  who: 'player',
  answer,
})
