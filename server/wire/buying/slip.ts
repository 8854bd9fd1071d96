// A slip as registered, and after a line was taken out.
import type { AnswerIn } from '#src/contract/call.ts'
import type { dropLine, playLottery } from '#src/contract/games.ts'
import { luckyText } from '#src/lib/lucky-number.ts'
import { naira, type Kobo } from '#src/lib/money.ts'
import { price } from '#src/picks/price.ts'

type SlipOnWire = AnswerIn<typeof playLottery>

export interface RegisteredSlip {
  id: string
  lines: readonly { id: string; numbers: number[] }[]
  /** Of each line, in kobo. */
  stake: Kobo
  /** kobo */
  potentialWinning: Kobo
}

export const slipOnWire = ({ id, lines, stake, potentialWinning }: RegisteredSlip): SlipOnWire => ({
  data: lines.map(line => ({ id: line.id, ticket: line.numbers })),
  game_play_id: id,
  number_of_lines: lines.length,
  potential_winning: naira(potentialWinning),
  stake: naira(price(lines.length, stake)),
})

/** Slips of offered lines, one for each stake. */
export const slipsOnWire = (slips: readonly RegisteredSlip[]): SlipOnWire => {
  const all = slips.map(slipOnWire)
  const [first, ...more] = all
  return {
    data: all.flatMap(({ data, game_play_id }, at) =>
      data.map(line => ({
        ...line,
        lucky_number: luckyText(line.ticket),
        band: String(naira(slips[at]!.stake)),
        game_play_id,
      })),
    ),
    game_play_id: first!.game_play_id,
    more_game_play_ids: more.map(slip => slip.game_play_id),
    number_of_lines: all.reduce((sum, slip) => sum + slip.number_of_lines, 0),
    // The lines all differ, so no draw completes two of them.
    potential_winning: Math.max(...all.map(slip => slip.potential_winning)),
    stake: all.reduce((sum, slip) => sum + slip.stake, 0),
  }
}

/** What is left of a slip, and what it costs. */
export const restOnWire = (rest: { lines: number; price: Kobo }): AnswerIn<typeof dropLine> => ({
  message: rest.lines > 0 ? 'The line was taken out' : 'The slip was dropped',
  number_of_lines: rest.lines,
  stake: naira(rest.price),
})
