// Winners, per game and overall.
import { awoof } from '#src/games/awoof/game.ts'
import type { AnswerIn } from '#src/contract/call.ts'
import * as contract from '#src/contract/results.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  findTopTicket,
  listJackpotsOfGame,
  listJackpotWinners,
  listTopWinners,
  listWinnersOfGame,
  listWinnersOnMatches,
} from '#server/db/queries/draws/winners.ts'
import { listItemWinners, listTopItemWinners, type ItemWinner } from '#server/db/queries/items/prizes.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { itemWinnerOnWire } from '#server/wire/item.ts'
import {
  jackpotName,
  jackpotRowOnWire,
  topTicketOnWire,
  winnerOnWire,
  winnerRowOnWire,
} from '#server/wire/result.ts'
import { dayOf } from './day-asked.ts'
import type { Door } from '#server/http/door.ts'
import { RESULTS_AGE } from './results.ts'

const NEWEST = 50

/** What the short list does not say of a winner. */
const topOf = (row: ItemWinner) => {
  const { stake_amount: _, win_type: __, ...winner } = itemWinnerOnWire(row)
  return winner
}

const idOf = (lotteryType: string) => lotteryType.toLowerCase().replaceAll('_', '-')

export const mountWinners = (door: Door, { db, games, predictions }: Service): void => {
  door.keepFor(RESULTS_AGE, contract.winnersFeed, contract.topFiveWinners, contract.lotteryWinners)

  /** The last 30 days, today included. */
  const lately = async () => {
    const now = await findClock(db)
    return { from: new Date(now - 30 * DAY), to: new Date(now + DAY) }
  }

  /** The largest wins; an item counts with its price. */
  const largest = async (count: number) => {
    const { from } = await lately()
    const tickets = (await listTopWinners(db, from, count)).map(winnerOnWire)
    const items = (await listTopItemWinners(db, from, count)).map(topOf)
    return [...tickets, ...items].toSorted((one, other) => other.earning - one.earning).slice(0, count)
  }

  door.on(contract.topFiveWinners, async () => ({ results: await largest(5) }))

  const newestOf = async (game: string) =>
    (await listWinnersOfGame(db, game, undefined, 20)).map(row => {
      const { lotto_type: _, ...winner } = winnerOnWire(row)
      return winner
    })

  door.on(contract.winnersFeed, async (): Promise<AnswerIn<typeof contract.winnersFeed>> => {
    const jackpotWins = await listJackpotWinners(db, 10)
    return {
      top_3_winners: await largest(3),
      jackpot_winners: jackpotWins.map(win => ({
        user: maskPhone(win.phone),
        win_type: jackpotName(win.code.replace('jackpot:', '')),
        total_jackpot_amount: naira(win.amount),
        phone_number: maskPhone(win.phone),
        date: win.at.toISOString(),
      })),
      other_winners: [
        { salary_for_life: await newestOf('salary-for-life') },
        { instant_cashout: await newestOf('instant-cashout') },
        { wyse_cash: await newestOf('wyse-cash') },
      ],
    }
  })

  door.on(contract.lotteryWinners, async ({ query }) => {
    const type = query.game_type
    const days = dayOf(query.date)
    if (type === awoof.lotteryType)
      return {
        games: (await listItemWinners(db, days, NEWEST)).map(itemWinnerOnWire),
        top_winning_ticket: [],
        jackpot_winners: [],
      }
    const onMatches = predictions.some(game => game.lotteryType === type)
    const isKnown = onMatches || games.some(game => game.lotteryType === type)
    if (!isKnown && !contract.lotteryTypes.some(it => it === type)) throw new Refusal('game-unknown')
    const list = onMatches ? listWinnersOnMatches : listWinnersOfGame
    const top = await findTopTicket(db, idOf(type), days ?? (await lately()))
    return {
      games: (await list(db, idOf(type), days, NEWEST)).map(winnerRowOnWire),
      top_winning_ticket: top ? [topTicketOnWire(top)] : [],
      jackpot_winners: (await listJackpotsOfGame(db, idOf(type), days, NEWEST)).map(jackpotRowOnWire),
    }
  })
}
