import { useRef, useState, type KeyboardEvent } from 'react'

const COLUMNS = 7

interface NumberPadProps {
  /** Numbers 1 to `of`. */
  of: number
  picked: readonly number[]
  /** The line is full: only picked numbers can be pressed. */
  full: boolean
  onToggle: (n: number) => void
  label: string
  disabled?: boolean
}

/** Where a key leads from `n`, undefined for keys that mean nothing here. */
export const padStep = (key: string, n: number, of: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: COLUMNS,
    ArrowUp: -COLUMNS,
  }
  if (key === 'Home') return 1
  if (key === 'End') return of
  const step = steps[key]
  if (step === undefined) return undefined
  const next = n + step
  return next >= 1 && next <= of ? next : n
}

/** One stop of the Tab key; arrows, Home and End move inside. */
export const NumberPad = ({ of, picked, full, onToggle, label, disabled }: NumberPadProps) => {
  const [at, setAt] = useState(1)
  const pad = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = padStep(event.key, at, of)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    pad.current?.querySelectorAll('button')[next - 1]?.focus()
  }
  return (
    <div ref={pad} className="number-pad" role="group" aria-label={label}>
      {Array.from({ length: of }, (_, index) => index + 1).map(n => {
        const on = picked.includes(n)
        const closed = disabled || (full && !on)
        return (
          <button
            key={n}
            type="button"
            className={`ball ${on ? 'ball-on' : 'ball-off'}`}
            aria-pressed={on}
            aria-disabled={closed || undefined}
            tabIndex={n === at ? 0 : -1}
            onKeyDown={move}
            onFocus={() => setAt(n)}
            onClick={() => {
              if (!closed) onToggle(n)
            }}
          >
            {n}
          </button>
        )
      })}
    </div>
  )
}
