// A ticket as bought: what the phone keeps at once, before the service is asked again.
import type { SuccessObject, TicketDetail } from '#src/contract/games.ts'
import { maskPhone } from '#src/lib/phone.ts'

export const ticketOfSuccess = (
  success: SuccessObject,
  paidFrom: 'play' | 'bonus',
  phone: string,
  boughtAt: number,
): TicketDetail => {
  const { batch, receipt } = success.proof
  return {
    play: {
      game_play_id: success.game_id,
      game_type: success.game_type,
      batch_id: success.batch_id,
      status: 'Pending',
      stake_amount: success.total_stake,
      number_of_ticket: success.total_lines,
      won: false,
      lost: false,
      amount_won: 0,
      came_back: 0,
      date: new Date(boughtAt).toISOString(),
    },
    batch_state: batch.state,
    closes_at: batch.commitment.closesAt,
    draws_at: success.draws_at,
    paid_from: paidFrom,
    tax: 0,
    paid: 0,
    later: 0,
    draw: {
      ticket_owner: maskPhone(phone),
      game_id: success.game_id,
      game_type: success.game_type,
      stake_per_pick: success.stake_per_line,
      total_stake: success.total_stake,
      total_ticket: success.total_lines,
      status: 'Pending',
      amount_won: 0,
      tickets: receipt.leaf.lines.map(ticket => ({ ticket: [...ticket], hits: null, won: 0, cashback: 0 })),
      cashback_amount: 0,
      system_pick: [],
      jackpot: { won: false, win_amount: 0 },
    },
    proof: success.proof,
  }
}
