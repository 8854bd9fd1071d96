import type { DataTableProps } from './DataTable.tsx'
import { DayFilter } from './DayFilter.tsx'
import type { DayChoice } from './day-choice.ts'
import { Icon } from '../Icon.tsx'
import { words } from './words.ts'

/** What to show of all rows. */
export interface Wanted {
  text: string
  choice: DayChoice
}

interface FiltersProps {
  search: DataTableProps<unknown>['search'] | undefined
  filters: DataTableProps<unknown>['filters'] | undefined
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export const DataTableFilters = ({ search, filters, wanted, onChange }: FiltersProps) => (
  <div className="flex flex-wrap items-end gap-2">
    {search && (
      <div className="input-box flex-1 min-w-[min(14rem,100%)]">
        <Icon name="search" size={20} className="text-soft" />
        <input
          type="search"
          aria-label={search.placeholder}
          placeholder={search.placeholder}
          value={wanted.text}
          onChange={event => onChange({ ...wanted, text: event.target.value })}
        />
      </div>
    )}
    {filters && (
      <DayFilter
        all={words.$allDays}
        value={wanted.choice}
        onChange={choice => onChange({ ...wanted, choice })}
      />
    )}
  </div>
)
