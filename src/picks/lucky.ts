// Lucky numbers chosen out of those offered: a list in the order of choosing, at most so many of each band.
import { luckyLine } from '#src/lib/lucky-number.ts'
import type { Kobo } from '#src/lib/money.ts'

export interface LuckySelection {
  /** Stake of the line, kobo. */
  band: Kobo
  /** `3-17-58-92` */
  lucky_number: string
}

const isSame = (a: LuckySelection, b: LuckySelection): boolean =>
  a.band === b.band && a.lucky_number === b.lucky_number

export const isChosen = (chosen: readonly LuckySelection[], one: LuckySelection): boolean =>
  chosen.some(it => isSame(it, one))

/** Takes one back, or chooses it as the newest; where its band is full the band's oldest makes room. */
export const toggleLucky = (
  chosen: readonly LuckySelection[],
  one: LuckySelection,
  most: number,
): LuckySelection[] => {
  if (isChosen(chosen, one)) return chosen.filter(it => !isSame(it, one))
  const own = chosen.filter(it => it.band === one.band)
  const dropped = own.slice(0, Math.max(0, own.length - most + 1))
  return [...chosen.filter(it => !dropped.includes(it)), one]
}

/** The choices of each band, the lowest band first. */
export const byBand = <T extends { band: Kobo }>(chosen: readonly T[]): { band: Kobo; picks: T[] }[] =>
  [...new Set(chosen.map(it => it.band))]
    .sort((a, b) => a - b)
    .map(band => ({ band, picks: chosen.filter(it => it.band === band) }))

/** The choices of each band as a ticket's lines. */
export const wagersOf = (chosen: readonly LuckySelection[]): { stake: Kobo; lines: number[][] }[] =>
  byBand(chosen).map(({ band, picks }) => ({
    stake: band,
    lines: picks.map(pick => luckyLine(pick.lucky_number)),
  }))

/** What all of them cost, kobo: one line of its band's stake each. */
export const priceOfLucky = (chosen: readonly { band: Kobo }[]): Kobo =>
  chosen.reduce((sum, it) => sum + it.band, 0)
