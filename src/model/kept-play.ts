// Slip, ticket and draw under the names that the specification has for them on the device (section 3), and back.
import { batchDrawData, playLottery, successObject } from '#src/contract/games.ts'
import type { DrawnTicket, Submissions, BoughtTicket } from './tickets.ts'
import { toWire } from './words.ts'

type Kept = Record<string, unknown>

export const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null

const slipIdName = (getsSlipId: boolean) => (getsSlipId ? 'get_game_play_id' : 'game_play_id')

export const keepSlip = (submissions: Submissions, getsSlipId: boolean): Kept => {
  const { game_play_id: id, ...slip } = toWire(playLottery.answer, submissions)
  return { ...slip, [slipIdName(getsSlipId)]: id }
}

export const slipOf = (kept: unknown, getsSlipId: boolean): unknown =>
  isKept(kept) ? { ...kept, slipId: kept[slipIdName(getsSlipId)] } : kept

/** A line chosen from those offered, and registered if it has a slip. */
export const keepLucky = ({
  luckyNumber,
  slipId,
  ...it
}: {
  luckyNumber: string
  slipId?: string
}): Kept => ({
  ...it,
  lucky_number: luckyNumber,
  ...(slipId === undefined ? {} : { game_play_id: slipId }),
})

/** The slip as a play: lines, multiplier and the stake's card, beside what the app itself reads back. */
export const slipAsPlay = (slip: Submissions, stake: number, multiplier: number): Kept => ({
  lottery_play: { stake_amount: stake, lottery: slip.data.map(({ ticket }) => ({ ticket })) },
  multiplier,
  selectedStakeAmount: { amount: stake, potentialWinning: slip.potentialWinning },
})

/** The status of the line at this index: its own once drawn; before that, or after a refund, the ticket's. */
const lineStatus = (draw: DrawnTicket | null, at: number, status: string) => {
  if (status !== 'Won' && status !== 'Lost') return status
  return draw?.tickets[at]?.won ? 'Won' : 'Lost'
}

export const keepSuccess = (success: BoughtTicket): Kept => toWire(successObject, success)

export const successAsPlays = (success: BoughtTicket, draw: DrawnTicket | null): Kept => {
  const status = draw?.status ?? success.gameStatus
  return {
    lottery_play: [
      {
        ...keepSuccess(success),
        amount: success.totalStake,
        lottery: success.proof.receipt.leaf.lines.map((ticket, at) => ({
          ticket,
          status: lineStatus(draw, at, status),
        })),
        game_play_id: success.ticketId,
        stake_per_pick: success.stakePerLine,
        total_ticket: success.lines,
        date: success.drawsAt,
        status,
        amount_won: draw?.amountWon ?? 0,
        system_pick: draw?.drawn ?? [],
        pin: '', // tickets have none: wins are paid without being claimed
        cashback_amount: draw?.cashbackAmount ?? 0,
      },
    ],
  }
}

export const successOfPlays = (kept: unknown): unknown => {
  const plays = isKept(kept) ? kept.lottery_play : undefined
  return Array.isArray(plays) ? (plays[0] as unknown) : null
}

export const keepDraw = (draw: DrawnTicket, givesCashback: boolean): Kept => {
  const kept = toWire(batchDrawData, draw)
  const { cashback_amount: _, ...rest } = kept
  return givesCashback ? kept : rest
}

export const drawOf = (kept: unknown): unknown => (isKept(kept) ? { cashback_amount: 0, ...kept } : kept)

export const drawnOf = (kept: unknown): unknown => (isKept(kept) ? kept.system_pick : [])
