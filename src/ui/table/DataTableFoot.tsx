import { useId } from 'react'
import { Pagination } from './Pagination.tsx'
import { PAGE_SIZES, entriesLine, pageCount } from './table-model.ts'
import { words } from './words.ts'

interface FootProps {
  page: number
  size: number
  rows: number
  more?: boolean | undefined
  onPage: (page: number) => void
  onSize: (size: number) => void
  name?: string | undefined
}

export const DataTableFoot = ({ page, size, rows, more, onPage, onSize, name }: FootProps) => {
  const id = useId()
  return (
    <div className="table-foot">
      <label htmlFor={id} className="inline-flex items-center gap-2">
        <span className="sr-only">{words.$rowsAPage}</span>
        <select
          id={id}
          className="input-box pager-size num"
          value={size}
          onChange={event => {
            onSize(Number(event.target.value))
            onPage(1)
          }}
        >
          {PAGE_SIZES.map(choice => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </label>
      <p className="hint num" aria-live="polite">
        {entriesLine(page, size, rows, more)}
      </p>
      <Pagination
        page={page}
        pages={pageCount(rows, size)}
        onPage={onPage}
        label={name && words.$pagesOf(name)}
      />
    </div>
  )
}
