// The newest winners by tab, all from one answer.
import type { AnswerOut } from '#src/contract/call.ts'
import { lotteryTypes, type winnersFeed } from '#src/contract/results.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import type { Kobo } from '#src/lib/money.ts'
import { emptyWords, JACKPOT, winnersTabs, type WinnersTab } from './winners-model.ts'

type Feed = AnswerOut<typeof winnersFeed>

interface NewestWinner {
  key: string
  phone: string
  /** Which game, and when. */
  what: string
  amount: Kobo
}

export const TOP: WinnersTab = 'TOP'
const SHOWN = 3

export const newestTabs = [
  { id: TOP, label: 'Top 3' },
  ...winnersTabs.filter(({ id }) => id === JACKPOT || lotteryTypes.some(type => type === id)),
]

const ofGame = ({ other_winners }: Feed, type: string) =>
  other_winners.flatMap(it => Object.entries(it)).find(([name]) => name === type.toLowerCase())?.[1] ?? []

const of = (name: string, date: string) => `${name}, ${formatDate(Date.parse(date))}`

export const newestWinners = (feed: Feed, tab: WinnersTab): NewestWinner[] => {
  if (tab === JACKPOT)
    return feed.jackpot_winners.slice(0, SHOWN).map(({ phone_number, win_type, date, ...row }) => ({
      key: `${win_type} ${date}`,
      phone: phone_number,
      what: of(win_type, date),
      amount: row.total_jackpot_amount,
    }))
  const rows = tab === TOP ? feed.top_3_winners : ofGame(feed, tab).map(row => ({ ...row, lotto_type: tab }))
  return rows.slice(0, SHOWN).map(({ game_play_id, date_won, phone_number, earning, lotto_type }) => ({
    key: `${game_play_id} ${date_won}`,
    phone: phone_number,
    what: of(lotteryName(lotto_type), date_won),
    amount: earning,
  }))
}

export const noneWords = (tab: WinnersTab) =>
  tab === TOP ? { heading: 'No winners yet', sub: 'The first winners appear here.' } : emptyWords(tab)
