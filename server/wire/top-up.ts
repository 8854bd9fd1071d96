import type { AnswerIn } from '#src/contract/call.ts'
import type { getTopUp } from '#src/contract/wallet.ts'
import { naira } from '#src/lib/money.ts'
import type { TopUpRow } from '#server/db/queries/money/top-ups.ts'

/** What a card payment was meant for: a slip, or bids, which are named by their first one. */
const meantOnWire = (row: TopUpRow): AnswerIn<typeof getTopUp>['slip'] => {
  if (row.slip_id)
    return {
      game_play_id: row.slip_id,
      bought: row.bought,
      decided: row.slip_outcome !== null,
      message: row.slip_outcome ?? 'Your ticket is bought when the payment has arrived',
    }
  if (!row.bids) return null
  return {
    game_play_id: row.placed?.[0] ?? '',
    kind: 'bid',
    bought: row.placed !== null,
    decided: row.slip_outcome !== null,
    message: row.slip_outcome ?? 'Your bids are placed when the payment has arrived',
  }
}

const payToOnWire = ({ pay_to: it, pay_until: until }: TopUpRow) =>
  it?.kind === 'transfer' ? { ...it, until: until!.toISOString() } : it

export const topUpOnWire = (row: TopUpRow): AnswerIn<typeof getTopUp> => ({
  reference: row.reference,
  amount: naira(row.amount),
  channel: row.channel,
  state: row.state,
  payment_link: row.state === 'waiting' ? row.payment_link : null,
  pay_to: row.state === 'waiting' ? payToOnWire(row) : null,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
  taken_back: naira(row.taken_back),
  slip: meantOnWire(row),
  message: row.message,
})
