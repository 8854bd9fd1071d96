// The newest winners by tab, all from one answer.
import { lotteryTypes, type WinnersFeed } from '#src/model/results.ts'
import { wordOf } from '#src/model/words.ts'
import { formatDate } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import type { Kobo } from '#src/lib/money.ts'
import { emptyWords, JACKPOT, winnersTabs, type WinnersTab } from './winners-model.ts'
import { words } from './words.ts'

export interface NewestWinner {
  key: string
  phone: string
  /** Which game, and when. */
  what: string
  amount: Kobo
}

export const TOP: WinnersTab = 'TOP'
const SHOWN = 3

export const newestTabs = [
  { id: TOP, label: words.$top3 },
  ...winnersTabs.filter(({ id }) => id === JACKPOT || lotteryTypes.some(type => type === id)),
]

const ofGame = ({ otherWinners }: WinnersFeed, type: string) =>
  otherWinners.flatMap(it => Object.entries(it)).find(([name]) => name === wordOf(type.toLowerCase()))?.[1] ??
  []

const of = (name: string, date: string) => `${name}, ${formatDate(Date.parse(date))}`

export const newestWinners = (feed: WinnersFeed, tab: WinnersTab): NewestWinner[] => {
  if (tab === JACKPOT)
    return feed.jackpotWinners.slice(0, SHOWN).map(({ phoneNumber, winType, date, ...row }) => ({
      key: `${winType} ${date}`,
      phone: phoneNumber,
      what: of(winType, date),
      amount: row.totalJackpotAmount,
    }))
  const rows = tab === TOP ? feed.top3Winners : ofGame(feed, tab).map(row => ({ ...row, lotteryType: tab }))
  return rows.slice(0, SHOWN).map(({ slipId, dateWon, phoneNumber, earning, lotteryType }) => ({
    key: `${slipId} ${dateWon}`,
    phone: phoneNumber,
    what: of(lotteryName(lotteryType), dateWon),
    amount: earning,
  }))
}

export const noneWords = (tab: WinnersTab) =>
  tab === TOP ? { heading: words.$noWinnersYet, sub: words.$theFirstWinnersAppear } : emptyWords(tab)
