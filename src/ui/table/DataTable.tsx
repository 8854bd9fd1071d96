// Rows with search, sorting, day filter and pagination. On phones every row is a card.
import { useId, useState, type ReactNode } from 'react'
import { isoDate } from '#src/lib/lagos-time.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { DataTableFilters, type Wanted } from './DataTableFilters.tsx'
import { DataTableFoot } from './DataTableFoot.tsx'
import { dayOf } from './day-choice.ts'
import { ErrorNote } from '../ErrorNote.tsx'
import { clampPage, pageOfRows, searchRows, sortRows, type Sorting } from './table-model.ts'
import { useDebounced } from './use-debounced.ts'
import { useToday } from '../time/use-today.ts'
import { words } from './words.ts'

const DEBOUNCE = 500

export interface Column<Row> {
  key: string
  header: string
  /** What to show; `value` by default. */
  cell?: (row: Row) => ReactNode
  /** What to search and sort by. */
  value?: (row: Row) => string | number
  sortable?: boolean
  align?: 'left' | 'right'
  /** On a phone: at the row's end, or a line of its own. The first column leads, others follow small. */
  place?: 'side' | 'wide'
}

export interface DataTableProps<Row> {
  title?: string
  /** Name for screen readers, if the screen shows the title itself. */
  name?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  loading?: boolean
  error?: unknown
  onRetry?: () => void
  /** Said if there are no rows at all; a search that finds none has its own words. */
  empty?: { heading?: string; sub?: string; action?: ReactNode }
  /** There are older rows than these, which search, day filter and the number of entries leave out. */
  onlyNewest?: boolean
  search?: {
    placeholder: string
    /** What to look for instead of what was typed. */
    as?: (text: string) => string
  }
  /** Today / Yesterday / Custom Filter, by `dateOf`. */
  filters?: 'days'
  /** A row's time, ms. */
  dateOf?: (row: Row) => number
  onRow?: (row: Row) => void
}

export const DataTable = <Row,>({
  title,
  name = title,
  columns,
  rows,
  loading,
  error,
  onRetry,
  empty,
  onlyNewest,
  search,
  filters,
  dateOf,
  onRow,
}: DataTableProps<Row>) => {
  const id = useId()
  const [wanted, setWanted] = useState<Wanted>({ text: '', choice: 'all' })
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [size, setSize] = useState(10)
  const [wantedPage, setPage] = useState(1)
  const text = useDebounced(wanted.text, DEBOUNCE)
  const day = dayOf(wanted.choice, useToday())
  const ofDay = day && dateOf ? rows.filter(row => isoDate(dateOf(row)) === day) : rows
  const found = sortRows(searchRows(ofDay, columns, search?.as?.(text) ?? text), columns, sorting)
  const page = clampPage(wantedPage, found.length, size)
  const Box = title ? 'section' : 'div'
  return (
    <Box className="stack" aria-labelledby={title ? id : undefined} aria-busy={loading || undefined}>
      {title && (
        <h2 id={id} className="title-2">
          {title}
        </h2>
      )}
      {(search || filters) && (
        <DataTableFilters
          search={search}
          filters={filters}
          wanted={wanted}
          onChange={next => {
            setWanted(next)
            setPage(1)
          }}
        />
      )}
      {error && rows.length === 0 ? (
        <ErrorNote error={error} onRetry={onRetry} />
      ) : (
        <DataTableBody
          columns={columns}
          rows={pageOfRows(found, page, size)}
          loading={Boolean(loading) && rows.length === 0}
          caption={name}
          sorting={sorting}
          onSort={setSorting}
          empty={rows.length === 0 ? empty : onlyNewest ? { sub: words.$onlyTheNewest } : undefined}
          onRow={onRow}
        />
      )}
      {/* The number of entries is unknown until an answer comes. */}
      {!((loading || error) && rows.length === 0) && (
        <DataTableFoot
          page={page}
          size={size}
          rows={found.length}
          more={onlyNewest}
          onPage={setPage}
          onSize={setSize}
          name={name}
        />
      )}
    </Box>
  )
}
