// A table's logic without its markup: fuzzy ranked search, sorting, pages, the text below.
import { compareItems, rankItem, type RankingInfo } from '@tanstack/match-sorter-utils'
import { words } from './words.ts'

export const PAGE_SIZES = [10, 20, 30, 40, 50] as const

interface Searchable<Row> {
  key: string
  value?: (row: Row) => string | number
}

/** Best match first, dropping rows without a match; an empty search changes nothing. */
export const searchRows = <Row>(
  rows: readonly Row[],
  columns: readonly Searchable<Row>[],
  text: string,
): Row[] => {
  const wanted = text.trim()
  if (!wanted) return [...rows]
  const accessors = columns.flatMap(({ value }) => (value ? [(row: Row) => String(value(row))] : []))
  const ranked: { row: Row; rank: RankingInfo }[] = []
  for (const row of rows) {
    const rank = rankItem(row, wanted, { accessors })
    if (rank.passed) ranked.push({ row, rank })
  }
  return ranked.sort((a, b) => compareItems(a.rank, b.rank)).map(({ row }) => row)
}

export interface Sorting {
  key: string
  down: boolean
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true })

export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly Searchable<Row>[],
  sorting: Sorting | null,
): Row[] => {
  const value = sorting && columns.find(({ key }) => key === sorting.key)?.value
  if (!sorting || !value) return [...rows]
  const sign = sorting.down ? -1 : 1
  return [...rows].sort((a, b) => sign * compare(value(a), value(b)))
}

/** Up, down, then back to the original order. */
export const nextSorting = (now: Sorting | null, key: string): Sorting | null => {
  if (now?.key !== key) return { key, down: false }
  return now.down ? null : { key, down: true }
}

export const pageCount = (rows: number, size: number): number =>
  Math.max(1, Math.ceil(rows / Math.max(1, size)))

/** Pages count from 1. */
export const clampPage = (page: number, rows: number, size: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(rows, size))

export const pageOfRows = <Row>(rows: readonly Row[], page: number, size: number): Row[] => {
  const most = Math.max(1, size)
  const from = (clampPage(page, rows.length, most) - 1) * most
  return rows.slice(from, from + most)
}

/** @param more there are rows that were not loaded */
export const entriesLine = (page: number, size: number, rows: number, more = false): string => {
  const from = rows === 0 ? 0 : (page - 1) * size + 1
  return words.$showing(from, Math.min(page * size, rows), more && rows > 0 ? `${rows}+` : rows)
}

/** First, last, and the current page with a neighbour on each side; '…' for gaps. */
export const pageNumbers = (page: number, pages: number): (number | '…')[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter(n => n >= 1 && n <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((n, at) => {
    const gap = n - (shown[at - 1] ?? n)
    if (gap > 2) return ['…' as const, n]
    return gap === 2 ? [n - 1, n] : [n]
  })
}
