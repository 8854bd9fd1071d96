import type { AnswerIn } from '#src/contract/call.ts'
import type { getFriends } from '#src/contract/players/friends.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import type { FriendRow, FriendRefusal } from '#server/db/queries/money/friends.ts'

type Friend = AnswerIn<typeof getFriends>['friends'][number]

const reasons: Record<FriendRefusal, string> = {
  'same-device': 'You and this friend play on one phone',
  'same-account': 'You and this friend withdraw to one bank account',
  'same-payer': 'You and this friend pay with one card or account',
  'same-number': 'This number was your own before',
  'taken-back': 'The bank took this friend’s top-up back',
  reviewed: 'We looked at this invitation, and it does not count',
}

const stateOf = (row: FriendRow): Friend['state'] => {
  if (row.state !== 'open') return row.state
  if (row.in_review) return 'review'
  if (!row.is_verified) return 'invited'
  return row.has_topped_up ? 'topped-up' : 'verified'
}

export const friendOnWire = (row: FriendRow): Friend => ({
  phone: maskPhone(row.phone),
  at: row.at.toISOString(),
  state: stateOf(row),
  staked: naira(row.staked),
  amount: row.amount === null ? null : naira(row.amount),
  due_at: row.due_at?.toISOString() ?? null,
  reason: row.reason && reasons[row.reason],
})
