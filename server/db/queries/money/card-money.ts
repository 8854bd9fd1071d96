// Money that came by card and left the play wallet unstaked, because its player was shut out or it exceeded a limit.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { OVER } from './over-limit.ts'

/** Noted beside the release of a withdrawal that was held for it. */
export const CARD_RELEASED = 'release-card-money'

/**
 * How much of it there may be, and when its last payment will be `hours` old; undefined if there is none. What the payers
 * have already taken back is not counted: it is a debt. Nor is what a withdrawal holds that waits as long or that a person
 * has let go before that, nor what was over a limit and has come back into play since.
 */
export const findCardMoney = (tx: Tx, playerId: number, hours: number) =>
  tx.one<{ amount: Kobo; hours: number; until: Date }>`
    with moved as (
      select t.at, case when w.wallet = 'play' then t.amount else -t.amount end as amount
      from transfer t join account w on w.id = t.debit_account
      where w.player_id = ${playerId} and t.at > game_clock() - make_interval(hours => ${hours})
        and (w.wallet = 'play' and t.kind in ('taken-out', 'over-limit') or w.wallet = 'winnings'
          and (t.kind = 'over-limit-back' or t.kind = 'move' and right(t.cause, ${OVER.length}) = ${OVER}))
    ), card as (
      select settled_at, amount - taken_back as amount from top_up
      where player_id = ${playerId} and channel = 'card' and state = 'credited' and taken_back < amount
        and settled_at > game_clock() - make_interval(hours => ${hours})
          and settled_at <= (select max(at) from moved where amount > 0)
    ), whole as (
      select least(sum(amount), (select sum(amount) from moved where at >= min(card.settled_at))) as amount,
        max(settled_at) + make_interval(hours => ${hours}) as until
      from card
    ), held as (
      select coalesce(sum(w.amount), 0) as amount from withdrawal w, whole
      where w.player_id = ${playerId} and (w.state = 'held' and w.hold_reason = 'card-money' and w.held_until >= whole.until
        or w.state <> 'returned' and w.requested_at >= (select max(at) from moved where amount > 0)
          and exists (select from payout_note n where n.withdrawal_id = w.id and n.deed = ${CARD_RELEASED}))
    )
    select (whole.amount - held.amount)::bigint as amount, until,
      ceil(extract(epoch from until - game_clock()) / 3600)::int as hours
    from whole, held where whole.amount > held.amount`

/** When a player's last card payment, unless it was taken back, will be `hours` old; null if it is. */
export const findLastCard = (tx: Tx, playerId: number, hours: number) =>
  tx.value<Date | null>`
    select max(settled_at) + make_interval(hours => ${hours}) as until from top_up
    where player_id = ${playerId} and channel = 'card' and state = 'credited' and taken_back < amount
      and settled_at > game_clock() - make_interval(hours => ${hours})`
