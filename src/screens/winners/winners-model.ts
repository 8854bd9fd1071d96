// The tabs of the winners, their contents, and where 'Play next game' leads.
import { formatMoney } from '#src/lib/money.ts'
import { CHANCE } from '#src/games/jackpots.ts'
import { lotteryTypes, type Winners, type WinnersFeed } from '#src/model/results.ts'
import { alsoOpen } from '#src/games/also-open.ts'
import { firstOfBatches } from '#src/games/first-of-batches.ts'
import { everyGame } from '#src/games/every-game.ts'
import { lotteryName, lotterySlug } from '#src/lib/lottery-name.ts'
import { canonicalPhone, maskPhone } from '#src/lib/phone.ts'
import { words } from './words.ts'

type WinnerRow = Winners['games'][number]
type JackpotWinner = WinnersFeed['jackpotWinners'][number]

/** A game by its name on the wire, or the jackpots. */
export type WinnersTab = string

export const JACKPOT: WinnersTab = 'JACKPOT'

const titled = (name: string) => name.replaceAll(/\b(?!for\b)[a-z]/g, letter => letter.toUpperCase())

/** The feed's order first, then the catalogue's other games, and those without batches. */
const types = [
  ...new Set<string>([
    ...lotteryTypes,
    ...everyGame.map(({ lotteryType }) => lotteryType),
    ...alsoOpen.flatMap(({ lotteryTypes: own }) => own),
  ]),
]

export const winnersTabs: readonly { id: WinnersTab; label: string }[] = [
  ...types.map(type => ({ id: type, label: titled(lotteryName(type)) })),
  { id: JACKPOT, label: words.$jackpotWinners },
]

/** The dashboard and /winners show every tab; a game's page shows its own and the jackpots. */
export const tabsFor = (path: string): readonly { id: WinnersTab; label: string }[] => {
  const own = winnersTabs.filter(({ id }) => path.split('/').includes(lotterySlug(id)))
  return own.length === 0 ? winnersTabs : [...own, winnersTabs.at(-1)!]
}

/** The game drawn most often has the newest winners, so its tab opens first if present. */
export const firstTab = (tabs: ReturnType<typeof tabsFor>): WinnersTab =>
  (tabs.find(({ id }) => id === firstOfBatches.lotteryType) ?? tabs[0]!).id

export const emptyWords = (tab: WinnersTab, onDay = false) =>
  tab === JACKPOT
    ? {
        heading: words.$noJackpotWinnersYet,
        sub: words.$jackpotsAreDrawn(formatMoney(CHANCE)),
      }
    : {
        heading: words.$noGameWonHistory,
        sub: onDay ? words.$nobodyWonOnThis : words.$winsInAppearHere(lotteryName(tab)),
      }

/** Rows have masked numbers, so a whole one is masked before it is searched for. */
export const soughtAs = (text: string): string => {
  const phone = canonicalPhone(text)
  return phone ? maskPhone(phone) : text
}

/** One row of either table. */
export interface ShownWinner {
  key: string
  phone: string
  amount: number
  stake: number | null
  what: string
  /** Its number in the published list of its batch; '' if there is none. */
  ticket: string
  won: number
}

export const shownWinner = (row: WinnerRow, index: number): ShownWinner => ({
  key: `${row.slipId}-${index}`,
  phone: row.phoneNumber,
  amount: row.earning,
  stake: row.stake,
  what: row.winType,
  ticket: row.listedAt ? words.$ticketOf(row.listedAt.leafIndex + 1, row.listedAt.batch) : '',
  won: Date.parse(row.dateWon),
})

export const shownJackpot = (row: JackpotWinner, index: number): ShownWinner => ({
  key: `${row.date}-${index}`,
  phone: row.phoneNumber,
  amount: row.totalJackpotAmount,
  stake: null,
  what: row.winType,
  ticket: '',
  won: Date.parse(row.date),
})
