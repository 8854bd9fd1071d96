// Alert texts, the same by push and on the phone. True whenever they are read, so they state hours, never "in
// five minutes". No phone numbers or balances: a locked phone shows them to anybody.
import { brand } from '#src/brand.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'

export interface AlertWords {
  title: string
  body: string
}

/** `Banker`, `Banker and Salary for life`, `A, B and C`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`

/**
 * @param hour the fixed draw hour, ms;
 * @param lotteryTypes the followed games drawn then
 */
export const drawWords = (hour: number, lotteryTypes: readonly string[]): AlertWords => ({
  title: `Draw at ${formatTime(hour)}`,
  body: `${listed(lotteryTypes.map(lotteryName))}: tickets for this draw are sold until ${formatTime(hour)}.`,
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
  /** Stakes refunded because the draw did not happen. */
  refunded: Kobo
}

/** A return not above the stake is never called a win. */
export const resultWords = (outcome: BatchOutcome): AlertWords => {
  const { lotteryType, tickets, stake, paid, later, refunded } = outcome
  const game = `${lotteryName(lotteryType)}, ${plural(tickets, 'ticket')}`
  const got = paid + later
  if (refunded > 0 && got === 0)
    return {
      title: `${formatMoney(refunded)} refunded`,
      body: `${game}: the draw did not happen. Your stake is back in your wallet.`,
    }
  if (got === 0) return { title: 'No win this time', body: `${game}: no line reached a prize.` }
  if (got > stake)
    return {
      title: `You won ${formatMoney(got)}`,
      body:
        later > 0
          ? `${game}: open it to choose how ${formatMoney(later)} is paid.`
          : `${game}: it is in your winnings wallet already.`,
    }
  return {
    title: `${formatMoney(got)} paid back`,
    body: `${game}: that is not more than your stake of ${formatMoney(stake)}.`,
  }
}

/**
 * @param name the jackpot's;
 * @param threshold the most it pays at once, kobo
 */
export const jackpotWords = (name: string, threshold: Kobo, drawsAt: number): AlertWords => ({
  title: `${name} is full`,
  body: `${formatMoney(threshold)} is the most it pays at once. It is drawn at ${formatTime(drawsAt)}, and every ticket has a chance.`,
})

export const topUpWords = (): AlertWords => ({
  title: 'Your top-up has arrived',
  body: `Open ${brand.name} to see your play wallet.`,
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
