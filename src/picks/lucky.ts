// Lucky numbers chosen from those on offer, in order of choosing and limited per band.
import { luckyLine } from '#src/lib/lucky-number.ts'
import type { Kobo } from '#src/lib/money.ts'

export interface LuckySelection {
  /** Stake per line, kobo. */
  band: Kobo
  /** `3-17-58-92` */
  luckyNumber: string
}

const isSame = (a: LuckySelection, b: LuckySelection): boolean =>
  a.band === b.band && a.luckyNumber === b.luckyNumber

export const isChosen = (chosen: readonly LuckySelection[], one: LuckySelection): boolean =>
  chosen.some(it => isSame(it, one))

/** Removes a choice, or adds it as the newest; if its band is full, the band's oldest gives way. */
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

/** Choices grouped by band, lowest first. */
export const byBand = <T extends { band: Kobo }>(chosen: readonly T[]): { band: Kobo; picks: T[] }[] =>
  [...new Set(chosen.map(it => it.band))]
    .sort((a, b) => a - b)
    .map(band => ({ band, picks: chosen.filter(it => it.band === band) }))

/** Each band's choices as the lines of a ticket. */
export const wagersOf = (chosen: readonly LuckySelection[]): { stake: Kobo; lines: number[][] }[] =>
  byBand(chosen).map(({ band, picks }) => ({
    stake: band,
    lines: picks.map(pick => luckyLine(pick.luckyNumber)),
  }))

/** Total cost, kobo: one line at its band's stake each. */
export const priceOfLucky = (chosen: readonly { band: Kobo }[]): Kobo =>
  chosen.reduce((sum, it) => sum + it.band, 0)
