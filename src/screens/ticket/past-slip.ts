// A ticket turned back into its slip: its lines and the stake of each.
import type { BoughtTicket, TicketDetail } from '#src/model/tickets.ts'
import type { Slip } from '#src/play/load-slip.ts'

export const slipOfTicket = ({ draw }: Pick<TicketDetail, 'draw'>): Slip => ({
  lines: draw.tickets.map(({ ticket }) => ticket),
  stake: draw.stakePerLine,
})

export const slipOfSuccess = ({ proof, stakePerLine: stake }: BoughtTicket): Slip => ({
  lines: proof.receipt.leaf.lines,
  stake,
})
