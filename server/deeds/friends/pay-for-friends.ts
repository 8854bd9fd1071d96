// Referrals that are earned are held, and paid when their time is over. Safe on any number of nodes.
import {
  endPaid,
  holdForFriend,
  refuseFriend,
  takeDue,
  takeEarned,
} from '#server/db/queries/money/friends.ts'
import type { Tx } from '#server/db/db.ts'
import { post, walletCode } from '#server/ledger/transfers.ts'
import type { Service } from '#server/service.ts'
import { bonusOf, terms } from './terms.ts'

const holdOne = async (tx: Tx): Promise<boolean> => {
  const earned = await takeEarned(tx, terms.stake)
  if (!earned) return false
  const { friend_id: friend, reference, reason } = earned
  if (reason) await refuseFriend(tx, friend, reason)
  else {
    const days = earned.channel === 'card' ? terms.cardHoldDays : terms.holdDays
    await holdForFriend(tx, friend, { reference, amount: bonusOf(earned.amount), days })
  }
  return true
}

const payOne = async (tx: Tx): Promise<boolean> => {
  const due = await takeDue(tx)
  if (!due) return false
  const { friend_id: friend, referrer_id: referrer, amount, reason } = due
  if (reason) await refuseFriend(tx, friend, reason)
  else {
    const credit = walletCode(referrer, 'bonus')
    await post(tx, [{ debit: 'campaigns', credit, amount, kind: 'referral', cause: String(friend) }])
    await endPaid(tx, friend)
  }
  return true
}

export const payForFriends = async ({ db }: Service): Promise<void> => {
  while (await db.tx(holdOne));
  while (await db.tx(payOne));
}
