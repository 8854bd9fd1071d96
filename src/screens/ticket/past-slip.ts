// A ticket turned back into its slip: its lines and the stake of each.
import type { SuccessObject, TicketDetail } from '#src/contract/games.ts'
import type { Slip } from '#src/play/load-slip.ts'

export const slipOfTicket = ({ draw }: Pick<TicketDetail, 'draw'>): Slip => ({
  lines: draw.tickets.map(({ ticket }) => ticket),
  stake: draw.stake_per_pick,
})

export const slipOfSuccess = ({ proof, stake_per_line: stake }: SuccessObject): Slip => ({
  lines: proof.receipt.leaf.lines,
  stake,
})
