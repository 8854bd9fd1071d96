// A ticket as bought: what the phone keeps at once, before the service is asked again.
import type { BoughtTicket, TicketDetail } from '#src/model/tickets.ts'
import { maskPhone } from '#src/lib/phone.ts'

/** Predictions appear beside the draw, not as its lines. */
const linesOf = ({ lines, picks }: BoughtTicket['proof']['receipt']['leaf']) => (picks ? [] : lines)

export const ticketOfSuccess = (
  success: BoughtTicket,
  paidFrom: 'play' | 'bonus',
  phone: string,
  boughtAt: number,
): TicketDetail => {
  const { batch, receipt } = success.proof
  return {
    play: {
      slipId: success.ticketId,
      lotteryType: success.lotteryType,
      batchId: success.batchId,
      status: 'Pending',
      stake: success.totalStake,
      lines: success.lines,
      won: false,
      lost: false,
      amountWon: 0,
      cameBack: 0,
      date: new Date(boughtAt).toISOString(),
    },
    batchState: batch.state,
    closesAt: batch.commitment.closesAt,
    drawsAt: success.drawsAt,
    paidFrom: paidFrom,
    tax: 0,
    paid: 0,
    later: 0,
    chosen: 0,
    draw: {
      ticketOwner: maskPhone(phone),
      ticketId: success.ticketId,
      lotteryType: success.lotteryType,
      stakePerLine: success.stakePerLine,
      totalStake: success.totalStake,
      lines: success.lines,
      status: 'Pending',
      amountWon: 0,
      tickets: linesOf(receipt.leaf).map(ticket => ({
        ticket: [...ticket],
        hits: null,
        won: 0,
        cashback: 0,
      })),
      cashbackAmount: 0,
      drawn: [],
      jackpot: { won: false, winAmount: 0 },
    },
    proof: success.proof,
  }
}
