// Today / Yesterday / Custom Filter, for lists the service splits by day. On a phone the chips scroll sideways; having
// no width of their own, they do not widen the page.
import { useId, useState } from 'react'
import { isoDate } from '#src/lib/lagos-time.ts'
import { Chip } from '../buttons/Chip.tsx'
import { type DayChoice } from './day-choice.ts'
import { useKnownToday } from '../time/use-today.ts'
import { words } from './words.ts'

interface Props {
  value: DayChoice
  onChange: (choice: DayChoice) => void
  /** Label of the chip for all days; without it there is no such chip. */
  all?: string
}

export const DayFilter = ({ value, onChange, all }: Props) => {
  const id = useId()
  const today = useKnownToday()
  const named = value === 'all' || value === 'today' || value === 'yesterday'
  const [custom, setCustom] = useState(!named)
  const chips: [DayChoice, string][] = [
    ...(all ? [['all', all] as [DayChoice, string]] : []),
    ['today', words.$today],
    ['yesterday', words.$yesterday],
  ]
  return (
    <div
      className="flex flex-wrap items-end gap-2 max-w-full max-md:w-full"
      role="group"
      aria-label={words.$day}
    >
      <div className="flex gap-2 overflow-x-auto whitespace-nowrap p-1 -m-1 max-md:w-0 max-md:min-w-full">
        {chips.map(([choice, label]) => (
          <Chip
            key={choice}
            aria-pressed={value === choice && !custom}
            onClick={() => {
              setCustom(false)
              onChange(choice)
            }}
          >
            {label}
          </Chip>
        ))}
        <Chip aria-pressed={custom} aria-expanded={custom} onClick={() => setCustom(true)}>
          {words.$customFilter}
        </Chip>
      </div>
      {custom && (
        <label className="inline-flex items-center gap-2" htmlFor={id}>
          <span className="sr-only">{words.$dayToShow}</span>
          <input
            id={id}
            type="date"
            className="input-box"
            max={today && isoDate(today)}
            value={named ? '' : value}
            onChange={event => onChange(event.target.value)}
          />
        </label>
      )}
    </div>
  )
}
