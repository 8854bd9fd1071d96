// Alert texts, the same by push and on the phone. True whenever they are read, so they state hours, never "in
// five minutes". No phone numbers or balances: a locked phone shows them to anybody.
import { brand } from '#src/brand.ts'
import { anyGameByLotteryType } from '#src/games/every-game.ts'
import { isNumberGame } from '#src/games/game.ts'
import { formatDate, formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import { listed } from '#src/lib/language/figure.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export interface AlertWords {
  title: string
  body: string
}

/**
 * @param hour the fixed draw hour, ms;
 * @param lotteryTypes the followed games drawn then
 */
export const drawWords = (hour: number, lotteryTypes: readonly string[]): AlertWords => ({
  title: `Draw at ${formatTime(hour)}`,
  body: `${listed(lotteryTypes.map(lotteryName), 'and')}: tickets for this draw are sold until ${formatTime(hour)}.`,
})

export const picksWords = (lotteryType: string, lines: number, closesAt: number): AlertWords => ({
  title: 'Your picks are not a ticket yet',
  body: `${lotteryName(lotteryType)}, ${plural(lines, 'line')}: pay before ${formatTime(closesAt)} to be in this draw.`,
})

/** All tickets of one player in one batch. */
export interface BatchOutcome {
  lotteryType: string
  tickets: number
  /** kobo, like the other amounts */
  stake: Kobo
  /** What reached the winnings wallet: prizes and cashback, after tax. */
  paid: Kobo
  /** The part won that the winner can choose how to take. */
  later: Kobo
  /** Stakes refunded because the draw did not happen, or no match counted. */
  refunded: Kobo
  /** For tickets on real matches: how they ended; null for a match that does not count. */
  ends?: readonly EndedMatch[]
}

export interface EndedMatch {
  home: string
  away: string
  score: string | null
}

/** More would be cut off on a phone. */
const MOST_ENDED = 3
const LONGEST_TEAM = 24

const team = (name: string): string =>
  name.length > LONGEST_TEAM ? `${name.slice(0, LONGEST_TEAM - 1)}…` : name

/** `Arsenal 1-1 Chelsea, Fulham – Brentford void` */
const endedWords = (ends: readonly EndedMatch[]): string => {
  const said = ends
    .slice(0, MOST_ENDED)
    .map(({ home, away, score }) =>
      score === null ? `${team(home)} – ${team(away)} void` : `${team(home)} ${score} ${team(away)}`,
    )
  const more = ends.length - MOST_ENDED
  return said.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** @param begins `Arsenal – Chelsea` */
export const kickOffWords = (begins: string, at: number, tickets: number): AlertWords => ({
  title: 'Your match kicks off',
  body: `${begins}, ${formatTime(at)}: ${plural(tickets, 'ticket')} of yours on it.`,
})

/** What the ticket lacked. */
const lostWords = ({ lotteryType, ends }: Pick<BatchOutcome, 'lotteryType' | 'ends'>): string => {
  if (ends) return 'No prediction was right.'
  const game = anyGameByLotteryType(lotteryType)
  return game && !isNumberGame(game) ? 'not all scores of a ticket were right.' : 'no line reached a prize.'
}

const refundWords = (refunded: Kobo, stake: Kobo): string =>
  refunded === stake
    ? 'Your stake is back in your wallet.'
    : `${formatMoney(refunded)} of your ${formatMoney(stake)} is back in your wallet.`

/** A return not above the stake is never called a win. */
export const resultWords = (outcome: BatchOutcome): AlertWords => {
  const { lotteryType, tickets, stake, paid, later, refunded, ends } = outcome
  const named = `${lotteryName(lotteryType)}, ${plural(tickets, 'ticket')}`
  const game = ends ? `${named}. ${endedWords(ends)}` : named
  const got = paid + later
  const played = stake - refunded
  if (refunded > 0 && got === 0)
    return {
      title: `${formatMoney(refunded)} refunded`,
      body: `${game}${ends ? '.' : ': the draw did not happen.'} ${refundWords(refunded, stake)}`,
    }
  const also = refunded > 0 ? ` ${refundWords(refunded, stake)}` : ''
  const dot = ends ? '.' : ':'
  if (got === 0) return { title: 'No win this time', body: `${game}${dot} ${lostWords(outcome)}` }
  if (got > played)
    return {
      title: `You won ${formatMoney(got)}`,
      body:
        later > 0
          ? `${game}: open it to choose how ${formatMoney(later)} is paid.${also}`
          : `${game}: it is in your ${wallets.winnings} already.${also}`,
    }
  return {
    title: `${formatMoney(got)} paid back`,
    body: `${game}: that is not more than your stake of ${formatMoney(played)}.${also}`,
  }
}

/**
 * @param name the jackpot's;
 * @param threshold the most it pays at once, kobo
 */
export const jackpotWords = (name: string, threshold: Kobo, drawsAt: number): AlertWords => ({
  title: `${name} is full`,
  body: `${formatMoney(threshold)} is the most it pays at once. It is drawn at ${formatTime(drawsAt)} on ${formatDate(drawsAt)}, and every ticket has a chance.`,
})

export const topUpWords = (): AlertWords => ({
  title: 'Your top-up has arrived',
  body: `Open ${brand.name} to see your ${wallets.play}.`,
})

/** When nothing else may be said: the message is not ours, or for a player who is not signed in here. */
export const neutralWords = (): AlertWords => ({
  title: brand.name,
  body: `Open ${brand.name} to see what is new.`,
})

/** The very first push: it arrived, and the service knows. */
export const provenWords = (): AlertWords => ({
  title: 'Alerts work on this phone',
  body: `What you chose comes here, also when ${brand.name} is closed.`,
})

export const testWords = (): AlertWords => ({
  title: 'Your alerts work',
  body: `This is how ${brand.name} tells you about draws and results.`,
})
