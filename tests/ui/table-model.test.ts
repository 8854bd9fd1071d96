import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PAGE_SIZES,
  clampPage,
  entriesLine,
  nextSorting,
  pageCount,
  pageNumbers,
  pageOfRows,
  searchRows,
  sortRows,
} from '#src/ui/table/table-model.ts'

interface Row {
  name: string
  paid: number
}
const columns = [
  { key: 'name', value: (row: Row) => row.name },
  { key: 'paid', value: (row: Row) => row.paid },
  { key: 'button' },
]
const rows: Row[] = [
  { name: 'Instant cashout', paid: 900 },
  { name: 'Salary for life', paid: 50 },
  { name: 'Cash', paid: 1000 },
]
const names = (list: Row[]) => list.map(({ name }) => name)

describe('the search of a table', () => {
  it('is fuzzy and ranked: the best match first, the others left out §5.21', () => {
    expect(names(searchRows(rows, columns, 'cash'))).toEqual(['Cash', 'Instant cashout'])
    expect(names(searchRows(rows, columns, 'slr'))).toEqual(['Salary for life'])
    expect(names(searchRows(rows, columns, '1000'))).toEqual(['Cash'])
    expect(searchRows(rows, columns, 'zzz')).toEqual([])
  })

  it('changes nothing while it is empty', () => {
    expect(searchRows(rows, columns, '  ')).toEqual(rows)
  })
})

describe('the sorting of a table', () => {
  it('goes up, down and back to the given order, numbers as numbers', () => {
    const up = nextSorting(null, 'paid')
    const down = nextSorting(up, 'paid')
    expect(sortRows(rows, columns, up).map(row => row.paid)).toEqual([50, 900, 1000])
    expect(sortRows(rows, columns, down).map(row => row.paid)).toEqual([1000, 900, 50])
    expect(nextSorting(down, 'paid')).toBeNull()
    expect(sortRows(rows, columns, { key: 'button', down: false })).toEqual(rows)
  })
})

describe('the pages of a table', () => {
  it('have 10, 20, 30, 40 or 50 rows §9.26', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 30, 40, 50])
  })

  it('keep the page between the first and the last, and the page size at least 1 §5.21', () => {
    expect(clampPage(0, 95, 10)).toBe(1)
    expect(clampPage(99, 95, 10)).toBe(10)
    expect(clampPage(Number.NaN, 95, 10)).toBe(1)
    expect(clampPage(3, 0, 10)).toBe(1)
    expect(pageCount(5, 0)).toBe(5)
    expect(pageOfRows(rows, 2, 0)).toEqual([rows[1]])
  })

  it('show every row exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 130 }),
        fc.constantFrom(...PAGE_SIZES),
        (list, size) => {
          const pages = Array.from({ length: pageCount(list.length, size) }, (_, n) =>
            pageOfRows(list, n + 1, size),
          )
          expect(pages.flat()).toEqual(list)
        },
      ),
    )
  })

  it('say which entries are shown §2.102', () => {
    expect(entriesLine(1, 10, 137)).toBe('Showing 1 to 10 out of 137 entries')
    expect(entriesLine(14, 10, 137)).toBe('Showing 131 to 137 out of 137 entries')
    expect(entriesLine(1, 10, 0)).toBe('Showing 0 to 0 out of 0 entries')
    expect(entriesLine(1, 10, 50, true)).toBe('Showing 1 to 10 out of 50+ entries')
    expect(entriesLine(1, 10, 0, true)).toBe('Showing 0 to 0 out of 0 entries')
  })

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 14, [1, 2, '…', 14]],
    [4, 14, [1, 2, 3, 4, 5, '…', 14]],
    [7, 14, [1, '…', 6, 7, 8, '…', 14]],
    [14, 14, [1, '…', 13, 14]],
  ])(
    'are numbered with one sibling each side and ellipses: page %i of %i §2.103, 9.27',
    (page, pages, shown) => {
      expect(pageNumbers(page, pages)).toEqual(shown)
    },
  )

  it('never leave out a single page, and never show a page twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
        const shown = pageNumbers(Math.min(a, b), Math.max(a, b))
        const numbers = shown.filter(n => n !== '…')
        expect(new Set(numbers).size).toBe(numbers.length)
        shown.forEach((n, at) => {
          if (n === '…') expect(Number(shown[at + 1]) - Number(shown[at - 1])).toBeGreaterThan(2)
        })
      }),
    )
  })
})
