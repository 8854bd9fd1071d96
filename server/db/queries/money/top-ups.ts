// Top-ups: incoming money, by reference.
import type { AmountType } from '#src/contract/items/kinds.ts'
import type { UssdBank } from '#src/contract/wallet.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { refuseHeldBack } from '#server/db/queries/safer-play/gate.ts'

export type TopUpState = 'waiting' | 'checking' | 'credited' | 'failed' | 'expired'

type TopUpChannel = 'card' | 'transfer' | 'ussd'

export type PayToRow =
  | { kind: 'transfer'; account_number: string; account_name: string; bank_name: string }
  | { kind: 'ussd'; bank: UssdBank; code: string }

export interface WantedBid {
  itemId: string
  amountType: AmountType
  chances: number
}

export interface TopUpRow {
  reference: string
  player_id: number
  amount: Kobo
  provider: string
  channel: string
  state: TopUpState
  payment_link: string | null
  /** Where to transfer to, or what to dial. */
  pay_to: PayToRow | null
  pay_until: Date | null
  /** A payment is no longer expected; if it still comes, it is credited. */
  is_late: boolean
  slip_id: string | null
  /** What it pays for instead of a slip, and the price that was shown for them. */
  bids: WantedBid[] | null
  bids_cost: Kobo | null
  /** The ids of those bids, once they are placed. */
  placed: string[] | null
  /** What became of the slip or the bids. */
  slip_outcome: string | null
  message: string
  /** kobo the provider took back after the credit */
  taken_back: Kobo
  /** How many times that has changed. */
  take_backs: number
  created_at: Date
  settled_at: Date | null
  /** The slip it paid for is now a ticket. */
  bought: boolean
  /** Age in ms, by the game's clock. */
  age: number
}

const columns = sql`
  u.reference, u.player_id, u.amount, u.provider, u.channel, u.state, u.payment_link, u.pay_to, u.pay_until,
    u.slip_id,
  u.bids, u.bids_cost, u.slip_outcome, u.message, u.taken_back, u.take_backs, u.created_at, u.settled_at,
  game_clock() > coalesce(u.pay_until + interval '1 hour', u.created_at + interval '1 day') as is_late,
  exists (select 1 from ticket t where t.id = u.slip_id) as bought,
  case when u.bids is not null then (select k.answer->'bids' from request_key k
    where k.player_id = u.player_id and k.key = 'top-up/' || u.reference) end as placed,
  floor(extract(epoch from game_clock() - u.created_at) * 1000)::float8 as age`

const WAITING = 'Waiting for your payment'

/** @throws Refusal if the player may not top up that much (safer_top_up_gate); the transaction is then lost */
export const insertTopUp = (
  tx: Tx,
  it: {
    reference: string
    playerId: number
    amount: Kobo
    provider: string
    channel: TopUpChannel
    slipId?: string
    bids?: { wanted: readonly WantedBid[]; cost: Kobo }
  },
) =>
  tx.many`
    insert into top_up (reference, player_id, amount, provider, channel, slip_id, bids, bids_cost, message)
    values (${it.reference}, ${it.playerId}, ${it.amount}, ${it.provider}, ${it.channel}, ${it.slipId},
      ${it.bids && JSON.stringify(it.bids.wanted)}, ${it.bids?.cost}, ${WAITING})`.catch(refuseHeldBack)

const REPORTED =
  'Your payment was reported and we are confirming it. Please do not pay again: it is credited once'

/** One that the provider lists but nobody opened here. It is not judged: the money has come. */
export const insertReported = (
  tx: Tx,
  it: { reference: string; playerId: number; amount: Kobo; provider: string; channel: TopUpChannel },
) =>
  tx.many`
    insert into top_up (reference, player_id, amount, provider, channel, state, message)
    values (${it.reference}, ${it.playerId}, ${it.amount}, ${it.provider}, ${it.channel}, 'checking', ${REPORTED})`

export const findTopUp = (tx: Tx, reference: string) =>
  tx.one<TopUpRow>`select ${columns} from top_up u where u.reference = ${reference}`

export const findTopUpOf = (tx: Tx, playerId: number, reference: string) =>
  tx.one<TopUpRow>`
    select ${columns} from top_up u where u.reference = ${reference} and u.player_id = ${playerId}`

export const lockTopUp = (tx: Tx, reference: string) =>
  tx.one<TopUpRow>`select ${columns} from top_up u where u.reference = ${reference} for update of u`

export const listTopUps = (tx: Tx, playerId: number, limit: number, offset: number) =>
  tx.many<TopUpRow>`
    select ${columns} from top_up u where u.player_id = ${playerId}
    order by u.created_at desc, u.reference limit ${limit} offset ${offset}`

export const countTopUps = (tx: Tx, playerId: number) =>
  tx.value<number>`select count(*) as count from top_up where player_id = ${playerId}`

/** Nothing is open yet, and opening may be tried, for the first time or again. */
export const isUnopened = (row: Pick<TopUpRow, 'state' | 'payment_link' | 'pay_to'>): boolean =>
  (row.state === 'waiting' || row.state === 'failed') && !row.payment_link && !row.pay_to

/**
 * True for one caller per 20 seconds: only that one asks the provider for a checkout.
 * @throws Refusal if it failed before and its player may not top up that much now
 */
export const claimOpening = async (tx: Tx, reference: string): Promise<boolean> =>
  (await tx.one`
    update top_up set opening_at = game_clock(), state = 'waiting', message = ${WAITING}, settled_at = null
    where reference = ${reference} and payment_link is null and pay_to is null and state in ('waiting', 'failed')
      and (opening_at is null or opening_at <= game_clock() - interval '20 seconds')
    returning reference`.catch(refuseHeldBack)) !== undefined

/** The provider opened nothing: it counts for no limit, and is credited all the same if money comes. */
export const failOpening = (tx: Tx, reference: string, message: string) =>
  tx.many`
    update top_up set opening_at = null, state = 'failed', message = ${message}, settled_at = game_clock()
    where reference = ${reference} and state = 'waiting' and payment_link is null and pay_to is null`

export const setPaymentLink = (tx: Tx, reference: string, link: string) =>
  tx.many`update top_up set payment_link = ${link} where reference = ${reference}`

export const setPayTo = (tx: Tx, reference: string, payTo: PayToRow, until: Date | null) =>
  tx.many`
    update top_up set pay_to = ${JSON.stringify(payTo)}, pay_until = ${until} where reference = ${reference}`

/** Never leaves `credited`. @returns whether it changed */
export const setTopUpState = (tx: Tx, reference: string, state: TopUpState, message: string) =>
  tx.any`
    update top_up set state = ${state}, message = ${message},
      settled_at = case when ${state} in ('credited', 'failed', 'expired') then game_clock() end
    where reference = ${reference} and state <> 'credited' and (state, message)
      is distinct from (${state}, ${message})
    returning reference`

/** Another amount than asked for arrived by transfer; only before it is credited. */
export const setCame = (tx: Tx, reference: string, came: Kobo, message: string) =>
  tx.one`
    update top_up set asked = amount, amount = ${came}, state = 'credited', message = ${message},
      settled_at = game_clock()
    where reference = ${reference} and state <> 'credited' and channel = 'transfer' and amount <> ${came}
    returning true as set`

/** The names that the player's transfers came under, earliest first. */
export const listPayers = (tx: Tx, playerId: number) =>
  tx.values<string>`
    select payer_name from top_up where player_id = ${playerId} and state = 'credited'
      and payer_name is not null
    order by settled_at, reference limit 50`

/** Marks a top-up the provider has notified us about. False if it is unknown, or nothing is left to do. */
export const claimWebhook = async (tx: Tx, reference: string): Promise<boolean> => {
  await tx.many`
    update top_up set state = 'checking', message = ${REPORTED}
    where reference = ${reference} and state in ('waiting', 'failed', 'expired')`
  return tx.any`
    select 1 from top_up
    where reference = ${reference}
      and (state <> 'credited' or coalesce(slip_id::text, bids::text) is not null
        and slip_outcome is null)`
}

export const setSlipOutcome = (tx: Tx, reference: string, outcome: string) =>
  tx.many`update top_up set slip_outcome = ${outcome} where reference = ${reference} and slip_outcome is null`

/** True at most once in `seconds`: paces questions to the provider across nodes. */
export const claimCheck = (tx: Tx, reference: string, seconds: number) =>
  tx.any`
    update top_up set checked_at = game_clock()
    where reference = ${reference} and state <> 'credited'
      and coalesce(checked_at, created_at) <= game_clock() - make_interval(secs => ${seconds})
    returning reference`

/**
 * Top-ups to ask the provider about, less often as they age. A failed or expired one can still be paid at its
 * checkout for some days, and the notification may get lost; those that wait go first.
 */
export const listUncheckedTopUps = (tx: Tx, limit: number) =>
  tx.many<{ reference: string }>`
    select reference from top_up
    where (state in ('waiting', 'checking')
        or state <> 'credited' and created_at > (select game_clock()) - interval '3 days')
      and coalesce(checked_at, created_at)
        <= game_clock() - greatest(interval '30 seconds', least(interval '1 hour', (game_clock() - created_at) / 4))
    order by state not in ('waiting', 'checking'), coalesce(checked_at, created_at) limit ${limit}`

/** Credited, but the process ended before buying what it was for. In no order, or what fails would always come first. */
export const listUnboughtTopUps = (tx: Tx, limit: number) =>
  tx.many<{ reference: string }>`
    select reference from top_up
    where state = 'credited' and (slip_id is not null or bids is not null) and slip_outcome is null
      and settled_at <= game_clock() - interval '20 seconds'
    order by random() limit ${limit}`

/** The provider hinted at a reversal: the reconciliation asks until it knows. */
export const markSuspect = (tx: Tx, reference: string) =>
  tx.any`
    update top_up set look_again_at = game_clock() where reference = ${reference}
    returning true as marked`

/**
 * @param again seconds until the next look, while a decision is pending
 * @param askedAt before the provider was asked: a hint that came after it stays
 */
export const setTakenBack = (
  tx: Tx,
  reference: string,
  it: { gone: Kobo; message: string; again: number | null; askedAt: Date },
) =>
  tx.one`
    update top_up set take_backs = take_backs + (taken_back <> ${it.gone})::int, taken_back = ${it.gone},
      message = ${it.message},
      look_again_at = case when look_again_at > ${it.askedAt} and look_again_at <= game_clock() then look_again_at
        else game_clock() + make_interval(secs => ${it.again}) end
    where reference = ${reference}`

export const listSuspects = (tx: Tx, limit: number) =>
  tx.many<{ reference: string }>`
    select reference from top_up where look_again_at <= game_clock() and state = 'credited'
    order by look_again_at limit ${limit}`

/** @param mark identifies the card or account at the provider; only its hash is kept */
export const setPayer = (
  tx: Tx,
  reference: string,
  { mark, name }: { mark: string | undefined; name: string | undefined },
) =>
  tx.many`
    update top_up set payer = sha256(convert_to(${mark}, 'UTF8')), payer_name = ${name}
    where reference = ${reference}`
