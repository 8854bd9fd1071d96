// Holds what invited friends earn, and pays it when its time is over. Safe on any number of nodes.
import {
  endPaid,
  holdForFriend,
  refuseFriend,
  takeDue,
  takeEarned,
} from '#server/db/queries/money/friends.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import { strictly, type Sweep } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'
import { bonusOf, terms } from './terms.ts'

/** Per transaction. */
const MOST = 100

const holdSome = async (tx: Tx): Promise<boolean> => {
  const earned = await takeEarned(tx, terms.stake, MOST)
  for (const { friend_id: friend, reference, reason, channel, amount } of earned) {
    const days = channel === 'card' ? terms.cardHoldDays : terms.holdDays
    if (reason) await refuseFriend(tx, friend, reason)
    else await holdForFriend(tx, friend, { reference, amount: bonusOf(amount), days })
  }
  return earned.length > 0
}

const payOne = async (tx: Tx, sweep: Sweep): Promise<boolean> => {
  const due = await takeDue(tx, sweep.failed)
  if (!due) return false
  sweep.takes(due.friend_id)
  const { friend_id: friend, referrer_id: referrer, amount, reason } = due
  if (reason) await refuseFriend(tx, friend, reason)
  else {
    const credit = walletCode(referrer, 'bonus')
    await post(tx, [{ debit: 'campaigns', credit, amount, kind: 'referral', cause: String(friend) }])
    await endPaid(tx, friend)
  }
  return true
}

export const payForFriends = async ({ db }: Service, sweep = strictly): Promise<void> => {
  await sweep.one('what was earned', async () => {
    while (await db.tx(holdSome));
  })
  await sweep.all(() => db.tx(tx => payOne(tx, sweep)))
}
