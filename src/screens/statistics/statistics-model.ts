// Puts the counts in words that promise nothing, and positions the chart's bars.
import type { NumberStatistics } from '#src/api/results.ts'
import { chanceBand, evenness, type Band, type Evenness } from '#src/draws/frequencies.ts'
import { figure } from '#src/lib/language/figure.ts'
import { words } from './words.ts'

export type CountRow = NumberStatistics['numbers'][number] & { place: 'below' | 'inside' | 'above' }

export interface Statistics {
  pick: number
  of: number
  draws: number
  band: Band
  rows: CountRow[]
  /** Undefined with too few draws to say. */
  even: Evenness | undefined
}

export const statisticsOf = ({ pick, of, draws, numbers }: NumberStatistics): Statistics => {
  const band = chanceBand(draws, pick, of)
  return {
    pick,
    of,
    draws,
    band,
    even: evenness(
      numbers.map(({ times }) => times),
      draws,
      pick,
      of,
    ),
    rows: numbers.map(row => ({
      ...row,
      place: row.times < band.low ? 'below' : row.times > band.high ? 'above' : 'inside',
    })),
  }
}

const LEAST = 0.0001

const percent = (share: number, digits = 0): string => `${figure(share * 100, digits)}%`

export const shareWords = (share: number): string =>
  share < LEAST
    ? words.$lessThan(percent(LEAST, 2))
    : share >= 0.01
      ? percent(share)
      : percent(share, share < 0.001 ? 2 : 1)

/** Called rare if fewer than this share of fair histories are as uneven. */
export const RARE = 0.01

/** The chi-square test in a player's words. */
export const verdictOf = ({ even, draws, of }: Statistics) => {
  if (!even)
    return {
      heading: words.$tooFewDrawsTo,
      text: words.$afterTheCountsOf(draws, of),
    }
  if (even.chance >= RARE)
    return {
      heading: words.$asEvenAsChance,
      text: words.$aFairDrumGives(shareWords(even.chance), draws),
    }
  return {
    heading: words.$rarelySoUnevenAnd,
    text: words.$aFairDrumGives2(shareWords(even.chance), draws),
  }
}

/** How many numbers fall outside the band, and that some are expected to. */
export const outsideWords = ({ rows, of }: Statistics): string => {
  const outside = rows.filter(row => row.place !== 'inside').length
  const expected = of < 100 ? words.$chanceAlonePutsAbout(of) : words.$chanceAlonePutsAbout2(of)
  return outside === 0 ? words.$allNumbersCameAs(of, expected) : words.$lieOutside(outside, of, expected)
}

/** The numbers absent longest, and how many are absent that long at any moment of a fair game. */
export const longestWaits = ({ rows, pick, of }: Statistics, most: number) =>
  [...rows]
    .sort((a, b) => b.waiting - a.waiting || a.number - b.number)
    .slice(0, most)
    .map(row => ({ ...row, usual: of * (1 - pick / of) ** row.waiting }))

export const usualWords = (usual: number, of: number): string =>
  usual >= 0.1 ? words.$inAFairGame(figure(usual, 1), of) : words.$aFairGameRarely

const MOST_IN_A_ROW = 25

/** The numbers in equal rows that fit a phone: 40 as 2 of 20, 49 as 25 and 24, 100 as 4 of 25. */
export const chartRows = <Row>(rows: readonly Row[]): { rows: Row[][]; columns: number } => {
  const count = Math.max(1, Math.ceil(rows.length / MOST_IN_A_ROW))
  const columns = Math.ceil(rows.length / count)
  return {
    columns,
    rows: Array.from({ length: count }, (_, at) => rows.slice(at * columns, (at + 1) * columns)),
  }
}
