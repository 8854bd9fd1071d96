// How answers are kept on the device: as in the contract, but in our words and with money already parsed to kobo.
import * as v from 'valibot'
import { batchDrawData, gamePlay, playLottery, successObject, ticketDetail } from '#src/contract/games.ts'
import { topUp, transaction } from '#src/contract/wallet.ts'
import { withdrawal } from '#src/contract/withdrawals.ts'
import { proof, type Proof } from '#src/contract/draws.ts'
import { predictions } from '#src/contract/soccer/predictions.ts'
import { inWords } from './in-words.ts'
import type { TicketDetail } from './tickets.ts'

const kobo = v.pipe(v.number(), v.safeInteger())

const draw = v.object({
  ...batchDrawData.entries,
  stake_per_pick: kobo,
  total_stake: kobo,
  amount_won: kobo,
  cashback_amount: kobo,
  tickets: v.array(v.object({ ...batchDrawData.entries.tickets.item.entries, won: kobo, cashback: kobo })),
  jackpot: v.object({ ...batchDrawData.entries.jackpot.entries, win_amount: kobo }),
})
export const keptDraw = inWords(draw)

export const keptSuccess = inWords(
  v.object({
    ...successObject.entries,
    pontential_winning: kobo,
    stake_per_line: kobo,
    total_stake: kobo,
  }),
)

export const keptSubmissions = inWords(
  v.object({ ...playLottery.answer.entries, potential_winning: kobo, stake: kobo }),
)

const play = v.object({
  ...gamePlay.entries,
  stake_amount: kobo,
  amount_won: kobo,
  came_back: v.optional(kobo),
  share: v.optional(v.object({ paid: kobo, got: kobo })),
})
export const keptPlay = inWords(play)

const played = v.object({
  ...predictions.entries,
  stake_per_prediction: kobo,
  winning_amount: kobo,
  most_paid: kobo,
})

export const keptProof: v.GenericSchema<unknown, Proof> = proof
export type KeptDetail = Omit<TicketDetail, 'proof'> & { proof: Proof }

export const keptTicket: v.GenericSchema<unknown, KeptDetail> = inWords(
  v.object({
    ...ticketDetail.entries,
    proof: keptProof,
    play,
    tax: kobo,
    paid: kobo,
    later: v.optional(kobo, 0),
    chosen: v.optional(kobo, 0),
    draw,
    soccer: v.optional(played),
    shares: v.optional(v.array(v.object({ name: v.string(), amount: kobo, got: kobo, yours: v.boolean() }))),
  }),
)

export const keptTransaction = inWords(v.object({ ...transaction.entries, amount: kobo }))

export const keptTopUp = inWords(
  v.object({ ...topUp.entries, amount: kobo, taken_back: v.optional(kobo, 0) }),
)

export const keptWithdrawal = inWords(
  v.object({ ...withdrawal.entries, amount: kobo, withheld: kobo, arrives: kobo }),
)
