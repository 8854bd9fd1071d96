// Slips, tickets and what was paid for them.
import type {
  batchDrawData,
  gamePlay,
  lotteryPayment,
  playLottery,
  successObject,
  ticketDetail,
} from '#src/contract/games.ts'
import type { BoughtBid } from './items.ts'
import type { Answer, Read } from './words.ts'

export { MOST_DRAWS } from '#src/contract/advance.ts'

export type DrawnTicket = Read<typeof batchDrawData>
/** A row of the play history. */
export type PlayedTicket = Read<typeof gamePlay>
/** A ticket just bought. */
export type BoughtTicket = Read<typeof successObject>
export type TicketDetail = Read<typeof ticketDetail>
/** A registered slip. */
export type Submissions = Answer<typeof playLottery>
/** For a slip, or for bids instead. */
export type Payment = Answer<typeof lotteryPayment> & { bids?: readonly BoughtBid[] }
