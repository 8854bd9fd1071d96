import { formatHour } from '#src/lib/lagos-time.ts'
import { ORDER_HOURS, type OrderHour } from '#src/model/orders.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { words } from './words.ts'

interface Props {
  hours: readonly OrderHour[]
  onChange: (hours: OrderHour[]) => void
}

const toggled = (hours: readonly OrderHour[], hour: OrderHour): OrderHour[] =>
  ORDER_HOURS.filter(it => (it === hour ? !hours.includes(it) : hours.includes(it)))

export const OrderHours = ({ hours, onChange }: Props) => (
  <fieldset className="m-0 p-0 border-0">
    <legend className="eyebrow mb-2">{words.$whichDraws}</legend>
    <div className="flex flex-wrap gap-2">
      {ORDER_HOURS.map(hour => (
        <Chip
          key={hour}
          className="num min-w-12 justify-center"
          aria-pressed={hours.includes(hour)}
          onClick={() => onChange(toggled(hours, hour))}
        >
          {formatHour(hour)}
        </Chip>
      ))}
    </div>
  </fieldset>
)
