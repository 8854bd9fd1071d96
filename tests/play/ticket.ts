import type { BoughtTicket, TicketDetail } from '#src/model/tickets.ts'
import { sealedBatch } from '../draws/sealed-batch.ts'

const { proofs, batch, commitment, numbers } = sealedBatch([[[1, 2, 3, 4]]])

/** A ticket as the app read it (kobo), with a true proof. */
export const ticket = (id: string, date: string): TicketDetail => ({
  play: {
    slipId: id,
    lotteryType: 'INSTANT_CASHOUT',
    batchId: batch,
    status: 'Lost',
    stake: 10_050,
    lines: 1,
    won: false,
    lost: true,
    amountWon: 0,
    date,
  },
  batchState: 'settled',
  closesAt: commitment.closesAt,
  drawsAt: commitment.drawsAt,
  paidFrom: 'play',
  tax: 0,
  paid: 0,
  later: 0,
  chosen: 0,
  draw: {
    ticketOwner: '080******67',
    ticketId: id,
    lotteryType: 'INSTANT_CASHOUT',
    stakePerLine: 10_050,
    totalStake: 10_050,
    lines: 1,
    status: 'Lost',
    amountWon: 0,
    tickets: [{ ticket: [1, 2, 3, 4], hits: 0, won: 0, cashback: 5_025 }],
    cashbackAmount: 5_025,
    drawn: numbers,
    jackpot: { won: false, winAmount: 0 },
  },
  proof: proofs[0]!,
})

export const success: BoughtTicket = {
  ticketId: 'a',
  gameStatus: 'Pending',
  lotteryType: 'INSTANT_CASHOUT',
  potentialWinning: 5_000_000,
  stakePerLine: 10_000,
  lines: 1,
  totalStake: 10_000,
  batchId: batch,
  drawsAt: commitment.drawsAt,
  proof: proofs[0]!,
}
