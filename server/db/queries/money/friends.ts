// Who invited whom, and what it earned.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export type FriendRefusal =
  | 'same-device'
  | 'same-account'
  | 'same-payer'
  | 'same-number'
  | 'taken-back'
  | 'reviewed'

export interface Standing {
  /** Set if somebody has already invited the player. */
  referrer_id: number | null
  /** Signed up within so many days, and has not topped up, nor had before with an account that is deleted. */
  is_new: boolean
}

/** @param it.number the hash of the player's own */
export const findStanding = (tx: Tx, playerId: number, it: { days: number; number: Uint8Array }) =>
  tx.one<Standing>`
    select (select referrer_id from referral where friend_id = p.id) as referrer_id,
      p.created_at > game_clock() - make_interval(days => ${it.days})
        and not exists (select 1 from top_up u where u.state = 'credited' and u.player_id in (
          select p.id union all select d.player_id from account_deletion d
          where d.number_hashes @> array[${it.number}::bytea]))
        as is_new
    from player p where p.id = ${playerId} and p.phone like '+%'`

interface Invited {
  friendId: number
  referrerId: number
  /** Hash of the network that the friend claims the invitation from. */
  network: Uint8Array
  /** How many of the referrer's friends from that network in a day, and in 30 days, pass without review. */
  perDay: number
  perMonth: number
}

/** Lock both players' safer_play rows first, so that two at once count each other. */
export const noteFriend = (tx: Tx, it: Invited) =>
  tx.many`
    insert into referral (friend_id, referrer_id, network, review)
    select ${it.friendId}, ${it.referrerId}, ${it.network}, case when n.day >= ${it.perDay}
      or n.month >= ${it.perMonth} then 'waits' end
    from (select count(*) filter (where at > game_clock() - interval '1 day') as day, count(*) as month
      from referral where referrer_id = ${it.referrerId} and network = ${it.network}
        and at > game_clock() - interval '30 days') n`

interface Waiting {
  friend_id: number
  friend: string
  referrer: string
  at: Date
  /** Friends of the same referrer, from the same network. */
  others: number
  device_known: boolean
}

/** Referrals that somebody has to review, oldest first. */
export const listInReview = (tx: Tx, limit: number) =>
  tx.many<Waiting>`
    select r.friend_id, f.phone as friend, i.phone as referrer, r.at,
      (select count(*)::int from referral o where o.referrer_id = r.referrer_id and o.network = r.network) - 1
        as others,
      exists (select from known_device a join known_device b using (token_hash)
        join referral o on o.friend_id = b.player_id
        where a.player_id = r.friend_id and o.referrer_id = r.referrer_id and o.friend_id <> r.friend_id)
      as device_known
    from referral r join player f on f.id = r.friend_id join player i on i.id = r.referrer_id
    where r.state = 'open' and r.review = 'waits' order by r.at, r.friend_id limit ${limit}`

/** From now on it counts like any other. @returns false if it was not waiting */
export const passReview = (tx: Tx, friendId: number) =>
  tx.any`
    update referral set review = 'passed' where friend_id = ${friendId} and state = 'open'
      and review = 'waits' returning true as done`

/** @returns false if it was not waiting */
export const refuseReview = (tx: Tx, friendId: number) =>
  tx.any`
    update referral set state = 'refused', reason = 'reviewed', ended_at = game_clock()
    where friend_id = ${friendId} and state = 'open' and review = 'waits'
    returning true as done`

/** Own stakes from the play wallet in draws that are over. */
const STAKED = sql`
  (select coalesce(sum(amount), 0)::bigint from settled_stake
    where player_id = r.friend_id and wallet = 'play')`

const FIRST_TOP_UP = sql`
  select u.reference, u.amount, u.channel, u.payer from top_up u
  where u.player_id = r.friend_id and u.state = 'credited' order by u.settled_at, u.reference limit 1`

export interface FriendRow {
  phone: string
  at: Date
  state: 'open' | 'held' | 'paid' | 'refused'
  in_review: boolean
  is_verified: boolean
  has_topped_up: boolean
  staked: Kobo
  amount: Kobo | null
  due_at: Date | null
  reason: FriendRefusal | null
}

export const listFriends = (tx: Tx, referrerId: number, limit: number) =>
  tx.many<FriendRow>`
    select p.phone, r.at, r.state, r.review is not distinct from 'waits' as in_review,
      p.phone_verified_at is not null as is_verified,
      exists (select 1 from top_up u where u.player_id = r.friend_id and u.state = 'credited') as has_topped_up,
      ${STAKED} as staked, r.amount, r.due_at, r.reason
    from referral r join player p on p.id = r.friend_id
    where r.referrer_id = ${referrerId} order by r.at desc, r.friend_id desc limit ${limit}`

/** What the referrer has earned from all friends, less what was refused. */
export const findEarned = async (tx: Tx, referrerId: number): Promise<{ paid: Kobo; held: Kobo }> =>
  (await tx.one<{ paid: Kobo; held: Kobo }>`
    select coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where state = 'held'), 0)::bigint as held
    from referral where referrer_id = ${referrerId}`)!

/** That a player withdraws to, or has saved. */
const ACCOUNTS = sql`
  (select player_id, bank_code, account_number from withdrawal
   union all select player_id, bank_code, account_number from beneficiary)`

/** Why the friend `p` may be the same person as the inviter; null if nothing suggests it. */
const REASON = sql`
  case
    when exists (select 1 from known_device a join known_device b using (token_hash)
      where a.player_id = r.friend_id and b.player_id = r.referrer_id) then 'same-device'
    when exists (select 1 from ${ACCOUNTS} a join ${ACCOUNTS} b using (bank_code, account_number)
      where a.player_id = r.friend_id and b.player_id = r.referrer_id) then 'same-account'
    when exists (select 1 from top_up a join top_up b using (payer)
      where a.player_id = r.friend_id and b.player_id = r.referrer_id) then 'same-payer'
    when exists (select 1 from phone_change c
      where c.player_id = r.referrer_id and p.phone in (c.old_phone, c.new_phone)) then 'same-number'
    end`

interface Earned {
  friend_id: number
  referrer_id: number
  reference: string
  amount: Kobo
  channel: string
  reason: FriendRefusal | null
}

/**
 * Earned referrals no other node has taken, and why to refuse them, if so; call in a transaction. Looks at every open one,
 * however few are earned, but sums stakes only behind a top-up: many friends never make one. @param least kobo
 */
export const takeEarned = (tx: Tx, least: Kobo, limit: number) =>
  tx.many<Earned>`
    select r.friend_id, r.referrer_id, u.reference, u.amount, u.channel, ${REASON} as reason
    from referral r join player p on p.id = r.friend_id cross join lateral (${FIRST_TOP_UP}) u
    where r.state = 'open' and r.review is distinct from 'waits' and p.phone_verified_at is not null
      and case when u.reference is not null then ${STAKED} end >= ${least}
    order by r.at limit ${limit} for update of r skip locked`

export const holdForFriend = (
  tx: Tx,
  friendId: number,
  it: { reference: string; amount: Kobo; days: number },
) =>
  tx.many`
    update referral set state = 'held', top_up = ${it.reference}, amount = ${it.amount},
      due_at = game_clock() + make_interval(days => ${it.days})
    where friend_id = ${friendId} and state = 'open'`

export const refuseFriend = (tx: Tx, friendId: number, reason: FriendRefusal) =>
  tx.many`
    update referral set state = 'refused', reason = ${reason}, ended_at = game_clock()
    where friend_id = ${friendId} and state in ('open', 'held')`

interface Due {
  friend_id: number
  referrer_id: number
  amount: Kobo
  reason: FriendRefusal | null
}

/**
 * A referral whose time is over, and why to refuse it, if so: more may be known than when it was earned. One whose top-up
 * was reversed is refused at once; while its top-up is being checked, it waits.
 */
export const takeDue = (tx: Tx, but: readonly string[]) =>
  tx.one<Due>`
    select r.friend_id, r.referrer_id, r.amount, case when u.taken_back > 0 then 'taken-back' else ${REASON} end as reason
    from referral r join top_up u on u.reference = r.top_up join player p on p.id = r.friend_id
    where r.state = 'held' and (u.taken_back > 0 or r.due_at <= game_clock() and u.look_again_at is null)
      and r.friend_id::text <> all(${but}::text[])
    order by r.due_at limit 1 for update of r skip locked`

export const endPaid = (tx: Tx, friendId: number) =>
  tx.many`
    update referral set state = 'paid', ended_at = game_clock()
    where friend_id = ${friendId} and state = 'held'`
