import type { AnswerIn } from '#src/contract/call.ts'
import type { lotteryGamesResult, lotteryWinners, winnersFeed } from '#src/contract/results.ts'
import { anyGameById } from '#src/games/every-game.ts'
import { isNumberGame } from '#src/games/game.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { fromWords, hits, lineOf, maskOf } from '#src/picks/mask.ts'
import type { ResultRow } from '#server/db/queries/draws/results.ts'
import type { JackpotTicketRow, WinnerTicketRow } from '#server/db/queries/draws/winners.ts'
import { gameTypeOf } from './ticket.ts'

type ResultItem = AnswerIn<typeof lotteryGamesResult>['results'][number]
type TopWinner = AnswerIn<typeof winnersFeed>['top_3_winners'][number]
type WinnerRow = AnswerIn<typeof lotteryWinners>['games'][number]

export const resultOnWire = (row: ResultRow): ResultItem => ({
  ticket_number: row.numbers,
  date: row.draws_at.toISOString(),
  batch: row.id,
  amount: naira(row.paid_out),
  lottery_type: gameTypeOf(row.game),
  winners: row.winners,
  lines: row.lines,
})

const listedAt = ({ batch, leaf_index }: Pick<WinnerTicketRow, 'batch' | 'leaf_index'>) => ({
  batch,
  leaf_index,
})

export const winnerOnWire = (row: WinnerTicketRow): TopWinner => ({
  phone_number: maskPhone(row.phone),
  earning: naira(row.won),
  game_play_id: row.id,
  date_won: row.settled_at.toISOString(),
  lotto_type: gameTypeOf(row.game),
  listed_at: listedAt(row),
})

/** The ticket's line with the most hits. */
const bestLine = (row: WinnerTicketRow) => {
  const drawn = maskOf(row.numbers!)
  const lines = fromWords(row.masks, row.lines).map(mask => ({ mask, right: hits(mask, drawn) }))
  return lines.reduce((best, line) => (line.right > best.right ? line : best))
}

export const topTicketOnWire = (row: WinnerTicketRow) => ({
  ticket: row.numbers ? lineOf(bestLine(row).mask) : [],
  batch: row.batch,
  date_won: row.settled_at.toISOString(),
  earning: naira(row.won),
})

const winType = (row: WinnerTicketRow): string => {
  // For a ticket on matches, the masks are match numbers.
  if (!row.numbers) return `${row.right} of ${row.masks.length} scores`
  const { right } = bestLine(row)
  const game = anyGameById(row.game)
  if (game && !isNumberGame(game)) return `${right} of ${right} scores`
  return `${right} of ${game?.pick ?? row.numbers.length} numbers`
}

export const winnerRowOnWire = (row: WinnerTicketRow): WinnerRow => ({
  date_won: row.settled_at.toISOString(),
  lotto_type: gameTypeOf(row.game),
  phone_number: maskPhone(row.phone),
  stake_amount: naira(row.stake),
  earning: naira(row.won),
  win_type: winType(row),
  game_play_id: row.id,
  listed_at: listedAt(row),
})

export const jackpotName = (jackpot: string): string =>
  jackpots.find(({ id }) => id === jackpot)?.name ?? jackpot

export const jackpotRowOnWire = (row: JackpotTicketRow): WinnerRow => ({
  date_won: row.drawn_at.toISOString(),
  lotto_type: gameTypeOf(row.game),
  phone_number: maskPhone(row.phone),
  stake_amount: naira(row.stake),
  earning: naira(row.paid),
  win_type: jackpotName(row.jackpot),
  game_play_id: row.id,
  listed_at: listedAt(row),
})
