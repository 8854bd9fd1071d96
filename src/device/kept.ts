// How answers are kept on the device: as in the contract, but with money already parsed to kobo.
import * as v from 'valibot'
import {
  batchDrawData,
  gamePlay,
  playLottery,
  successObject,
  ticketDetail,
  type BatchDrawData,
  type GamePlay,
  type SuccessObject,
  type TicketDetail,
} from '#src/contract/games.ts'
import { topUp, transaction, type TopUp, type Transaction } from '#src/contract/wallet.ts'
import { withdrawal, type Withdrawal } from '#src/contract/withdrawals.ts'
import { anyProof, type AnyProof } from './first-receipts.ts'

const kobo = v.pipe(v.number(), v.safeInteger())

export const keptDraw: v.GenericSchema<BatchDrawData> = v.object({
  ...batchDrawData.entries,
  stake_per_pick: kobo,
  total_stake: kobo,
  amount_won: kobo,
  cashback_amount: kobo,
  tickets: v.array(v.object({ ...batchDrawData.entries.tickets.item.entries, won: kobo, cashback: kobo })),
  jackpot: v.object({ ...batchDrawData.entries.jackpot.entries, win_amount: kobo }),
})

export const keptSuccess: v.GenericSchema<SuccessObject> = v.object({
  ...successObject.entries,
  pontential_winning: kobo,
  stake_per_line: kobo,
  total_stake: kobo,
})

export type Submissions = v.InferOutput<typeof playLottery.answer>

export const keptSubmissions: v.GenericSchema<Submissions> = v.object({
  ...playLottery.answer.entries,
  potential_winning: kobo,
  stake: kobo,
})

export const keptPlay: v.GenericSchema<unknown, GamePlay> = v.object({
  ...gamePlay.entries,
  stake_amount: kobo,
  amount_won: kobo,
  came_back: v.optional(kobo),
})

/** Tickets from the days of seeded draws stay readable. */
export type KeptDetail = Omit<TicketDetail, 'proof'> & { proof: AnyProof }

export const keptTicket: v.GenericSchema<unknown, KeptDetail> = v.object({
  ...ticketDetail.entries,
  proof: anyProof,
  play: keptPlay,
  tax: kobo,
  paid: kobo,
  later: v.optional(kobo, 0),
  draw: keptDraw,
})

export const keptTransaction: v.GenericSchema<unknown, Transaction> = v.object({
  ...transaction.entries,
  amount: kobo,
})

export const keptTopUp: v.GenericSchema<unknown, TopUp> = v.object({ ...topUp.entries, amount: kobo })

export const keptWithdrawal: v.GenericSchema<unknown, Withdrawal> = v.object({
  ...withdrawal.entries,
  amount: kobo,
  withheld: kobo,
  arrives: kobo,
})
