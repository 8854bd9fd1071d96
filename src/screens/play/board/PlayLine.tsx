import { memo } from 'react'
import { isEmpty, slotsOf, type Row } from '#src/picks/rows.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { words } from '../words.ts'

interface PlayLineProps {
  row: Row
  /** Zero-based. */
  place: number
  /** Whether the number board edits this line. */
  inHand: boolean
  /** Whether it is the ticket's only line. */
  only: boolean
  onSelect: (place: number) => void
  onRemove: (place: number) => void
}

/** One line of the ticket: press to edit it, use the bin to remove it. */
export const PlayLine = memo(({ row, place, inHand, only, onSelect, onRemove }: PlayLineProps) => {
  const slots = slotsOf(row)
  return (
    <li className={inHand ? 'bg-hush' : undefined}>
      <button
        type="button"
        className="flex-1 min-w-0 flex items-center gap-2 min-h-12 text-left focus-ring rounded-xl px-1"
        aria-current={inHand ? 'true' : undefined}
        aria-label={words.$editLine(place + 1, slots.filter(number => number !== null).join(', '))}
        onClick={() => onSelect(place)}
      >
        <span className="eyebrow num w-[20px]">{place + 1}</span>
        <span className="flex-1 flex flex-wrap gap-1.5" aria-hidden="true">
          {slots.map((number, slot) => (
            <Ball
              key={slot}
              {...(number === null ? {} : { n: number })}
              state={number === null ? 'empty' : 'mine'}
              size="sm"
            />
          ))}
        </span>
      </button>
      <IconButton
        icon="trash"
        label={words.$deleteLine(place + 1)}
        size={20}
        aria-disabled={(only && isEmpty(row)) || undefined}
        data-delete
        onClick={() => onRemove(place)}
      />
    </li>
  )
})
PlayLine.displayName = 'PlayLine'
