import type { SuccessObject, TicketDetail } from '#src/contract/games.ts'
import { sealedBatch } from '../draws/sealed-batch.ts'

const { proofs, batch, commitment, numbers } = sealedBatch([[[1, 2, 3, 4]]])

/** A ticket as the app read it (kobo), with a true proof. */
export const ticket = (id: string, date: string): TicketDetail => ({
  play: {
    game_play_id: id,
    game_type: 'INSTANT_CASHOUT',
    batch_id: batch,
    status: 'Lost',
    stake_amount: 10_050,
    number_of_ticket: 1,
    won: false,
    lost: true,
    amount_won: 0,
    date,
  },
  batch_state: 'settled',
  closes_at: commitment.closesAt,
  draws_at: commitment.drawsAt,
  paid_from: 'play',
  tax: 0,
  paid: 0,
  later: 0,
  draw: {
    ticket_owner: '080******67',
    game_id: id,
    game_type: 'INSTANT_CASHOUT',
    stake_per_pick: 10_050,
    total_stake: 10_050,
    total_ticket: 1,
    status: 'Lost',
    amount_won: 0,
    tickets: [{ ticket: [1, 2, 3, 4], hits: 0, won: 0, cashback: 5_025 }],
    cashback_amount: 5_025,
    system_pick: numbers,
    jackpot: { won: false, win_amount: 0 },
  },
  proof: proofs[0]!,
})

export const success: SuccessObject = {
  game_id: 'a',
  game_status: 'Pending',
  game_type: 'INSTANT_CASHOUT',
  pontential_winning: 5_000_000,
  stake_per_line: 10_000,
  total_lines: 1,
  total_stake: 10_000,
  batch_id: batch,
  draws_at: commitment.drawsAt,
  proof: proofs[0]!,
}
