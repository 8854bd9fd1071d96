import { grouped } from '#src/lib/figures.ts'
import type { Column, DataTableProps } from './DataTable.tsx'
import { DataTableHead, type HeadProps } from './DataTableHead.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { words as first } from '../words/first.ts'
import { words } from './words.ts'

const GHOSTS = ['a', 'b', 'c', 'd']

interface BodyProps<Row> extends HeadProps<Row>, Pick<DataTableProps<Row>, 'rows' | 'empty' | 'onRow'> {
  loading: boolean
  caption?: string | undefined
}

export const DataTableBody = <Row,>({
  columns,
  rows,
  loading,
  caption,
  empty,
  onRow,
  sorting,
  onSort,
}: BodyProps<Row>) => {
  if (!loading && rows.length === 0) {
    return (
      <div className="card">
        <EmptyState
          heading={empty?.heading ?? words.$noDataAvailable}
          sub={empty?.sub}
          action={empty?.action}
        />
      </div>
    )
  }
  const content = ({ cell, value }: Column<Row>, row: Row) => {
    const shown = cell?.(row) ?? value?.(row)
    return typeof shown === 'number' ? grouped(shown) : shown
  }
  return (
    <div className="table-box">
      <table className="table">
        {caption && <caption className="sr-only">{caption}</caption>}
        <DataTableHead columns={columns} sorting={sorting} onSort={onSort} />
        <tbody>
          {loading
            ? GHOSTS.map(ghost => (
                <tr key={ghost}>
                  {columns.map(({ key }) => (
                    <td key={key} aria-label={first.$loading}>
                      <span className="skeleton w-full min-h-5" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, place) => (
                // Rows have no key; pages are short and stateless, so the index will do.
                <tr key={place} className={onRow ? 'table-open' : ''}>
                  {columns.map((column, at) => (
                    <td
                      key={column.key}
                      data-label={column.header}
                      className={`${column.align === 'right' ? 'text-right' : ''} ${column.place ? `cell-${column.place}` : ''}`}
                    >
                      {onRow && at === 0 ? (
                        <button type="button" className="table-row-button" onClick={() => onRow(row)}>
                          {content(column, row)}
                        </button>
                      ) : (
                        content(column, row)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}
