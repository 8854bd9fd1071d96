// A ticket turned back into its slip: its lines and the stake of each.
import type { SuccessObject, TicketDetail } from '#src/model/tickets.ts'
import type { Slip } from '#src/play/load-slip.ts'

export const slipOfTicket = ({ draw }: Pick<TicketDetail, 'draw'>): Slip => ({
  lines: draw.tickets.map(({ ticket }) => ticket),
  stake: draw.stakePerLine,
})

export const slipOfSuccess = ({ proof, stakePerLine: stake }: SuccessObject): Slip => ({
  lines: proof.receipt.leaf.lines,
  stake,
})
