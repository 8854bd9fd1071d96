import type { IconName } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { pageNumbers } from './table-model.ts'
import { words } from './words.ts'

interface PaginationProps {
  /** Counts from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** Tells it apart from another on the same screen. */
  label?: string | undefined
}

export const Pagination = ({ page, pages, onPage, label }: PaginationProps) => {
  const arrow = (icon: IconName, words: string, to: number) => (
    <IconButton
      icon={icon}
      label={words}
      size={20}
      disabled={to === page || to < 1 || to > pages}
      onClick={() => onPage(to)}
    />
  )
  return (
    <nav aria-label={label} className="pager">
      {arrow('first', words.$firstPage, 1)}
      {arrow('back', words.$previousPage, page - 1)}
      <ul className="pager-numbers">
        {pageNumbers(page, pages).map((n, place) => {
          if (n === '…') {
            return (
              <li key={`gap-${place}`} className="pager-gap" aria-hidden="true">
                …
              </li>
            )
          }
          return (
            <li key={n}>
              <button
                type="button"
                className="pager-number num"
                aria-label={words.$page(n)}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => onPage(n)}
              >
                {n}
              </button>
            </li>
          )
        })}
      </ul>
      {arrow('next', words.$nextPage, page + 1)}
      {arrow('last', words.$lastPage, pages)}
    </nav>
  )
}
