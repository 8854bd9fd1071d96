// What the player wants from a standing order, what it comes to, and what is wrong with it.
import { walletNames } from '#src/lib/wallet-names.ts'
import { DAY, isoDate, lagosTimeOn } from '#src/lib/lagos-time.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import type { Kobo } from '#src/lib/money.ts'
import { LONGEST_ORDER, ORDER_HOURS, type NewOrder, type OrderHour } from '#src/model/orders.ts'
import { price } from '#src/picks/price.ts'

/** Days to choose from: a week, one month, three, and the longest. */
export const LENGTHS: readonly number[] = [7, 30, 91, LONGEST_ORDER]

export interface OrderWish {
  hours: readonly OrderHour[]
  days: number
  /** As typed, like `above`. */
  most: string
  jackpot: '' | NonNullable<NewOrder['jackpot']>['name']
  above: string
  from: 'play' | 'bonus'
}

export const FIRST_WISH: OrderWish = {
  hours: [ORDER_HOURS.at(-1)!],
  days: 30,
  most: '',
  jackpot: '',
  above: '',
  from: 'play',
}

export const payOptions = [
  { value: 'play', label: walletNames.play },
  { value: 'bonus', label: walletNames.bonus },
] as const

type Fault = 'hours' | 'most' | 'cost' | 'above'

/** @param cost for one draw, kobo */
export const faultOf = ({ hours, most, jackpot, above }: OrderWish, cost: Kobo): Fault | undefined => {
  if (hours.length === 0) return 'hours'
  if (most !== '' && !parseMoney(most)) return 'most'
  if (most !== '' && parseMoney(most)! < cost) return 'cost'
  return jackpot && !parseMoney(above) ? 'above' : undefined
}

/** The last day, `2026-12-19`; today is the first. */
export const lastDay = (days: number, now: number): string => isoDate(now + (days - 1) * DAY)

/** Draws at these hours from now to the end of the last day. Sales for a draw end at its hour. */
const drawsLeft = (hours: readonly OrderHour[], days: number, now: number): number => {
  const over = hours.filter(hour => lagosTimeOn(now, hour) <= now)
  return hours.length * days - over.length
}

/** The most it can come to. */
export const atMost = (
  { hours, days, most }: OrderWish,
  cost: Kobo,
  now: number,
): { draws: number; amount: Kobo } => {
  const all = drawsLeft(hours, days, now)
  const ceiling = parseMoney(most)
  const draws = ceiling ? Math.min(all, Math.floor(ceiling / cost)) : all
  return { draws, amount: price(draws, cost) }
}

export const bodyOf = (wish: OrderWish, slipId: string, now: number): NewOrder => ({
  slipId,
  paidFrom: wish.from,
  hours: [...wish.hours],
  until: lastDay(wish.days, now),
  ...(wish.most ? { most: wish.most } : {}),
  ...(wish.jackpot ? { jackpot: { name: wish.jackpot, above: wish.above } } : {}),
})
