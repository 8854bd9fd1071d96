import { luckyLine } from '#src/lib/lucky-number.ts'
import { Ball } from '#src/ui/Ball.tsx'
import { words } from './words.ts'

interface Props {
  /** `3-17-58-92` */
  numbers: readonly string[]
  chosen: ReadonlySet<string>
  label: string
  onToggle: (lucky: string) => void
}

/** Lucky numbers as tickets; press to choose. */
export const PlayLuckyTickets = ({ numbers, chosen, label, onToggle }: Props) => (
  <ul className="lucky-all" aria-label={label}>
    {numbers.map(lucky => {
      const on = chosen.has(lucky)
      return (
        <li key={lucky}>
          <button
            type="button"
            className={`lucky ${on ? 'lucky-on' : ''}`}
            aria-pressed={on}
            aria-label={words.$luckyNumber(luckyLine(lucky).join(', '))}
            onClick={() => onToggle(lucky)}
          >
            <span className="flex gap-[3px]" aria-hidden="true">
              {luckyLine(lucky).map(n => (
                <Ball key={n} n={n} state={on ? 'mine' : 'off'} size="sm" />
              ))}
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)
