import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { afterPaint } from '#src/lib/after-paint.ts'

/** Forty balls come in eights, forty-nine in sevens; on the narrowest phones all come in sevens (balls.css). */
const inSevens = (of: number): boolean => of % 7 === 0

/** How many balls are in the first row. */
const columnsOf = (balls: readonly HTMLElement[]): number =>
  balls.filter(ball => ball.offsetTop === balls[0]!.offsetTop).length

interface NumberPadProps {
  /** Numbers 1 to `of`. */
  of: number
  picked: readonly number[]
  /** The line is full: only picked numbers can be pressed. */
  full: boolean
  onToggle: (n: number) => void
  label: string
}

/** Where a key leads from `n`, undefined for other keys. */
export const padStep = (key: string, n: number, of: number, columns: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  if (key === 'Home') return 1
  if (key === 'End') return of
  const step = steps[key]
  if (step === undefined) return undefined
  const next = n + step
  return next >= 1 && next <= of ? next : n
}

interface PadBallProps {
  n: number
  on: boolean
  /** Shown as disabled. */
  closed: boolean
  /** The pad's tab stop. */
  stop: boolean
  onPress: (n: number) => void
  onMove: (event: KeyboardEvent, n: number) => void
  onStop: (n: number) => void
}

/** A tap changes one or two balls: the others must not re-render. */
const PadBall = memo(({ n, on, closed, stop, onPress, onMove, onStop }: PadBallProps) => (
  <button
    type="button"
    className={`ball ${on ? 'ball-mine' : 'ball-off'}`}
    aria-pressed={on}
    aria-disabled={closed || undefined}
    tabIndex={stop ? 0 : -1}
    onKeyDown={event => onMove(event, n)}
    onFocus={() => onStop(n)}
    onClick={() => onPress(n)}
  >
    {n}
  </button>
))
PadBall.displayName = 'PadBall'

/** A single tab stop; arrows, Home and End move inside. */
export const NumberPad = ({ of, picked, full, onToggle, label }: NumberPadProps) => {
  const [at, setAt] = useState(1)
  const isClosed = (n: number) => full && !picked.includes(n)
  const press = useRef<(n: number) => void>(undefined)
  useLayoutEffect(() => {
    press.current = n => {
      if (!isClosed(n)) onToggle(n)
    }
  })
  const onPress = useCallback((n: number) => press.current?.(n), [])
  // A full line disables some forty balls. Paint the tapped one first and the rest in the next frame; whether
  // a tap counts is decided by the current state.
  const [closes, setCloses] = useState(full)
  useEffect(() => {
    let watched = true
    void afterPaint().then(() => watched && setCloses(full))
    return () => {
      watched = false
    }
  }, [full])
  const pad = useRef<HTMLDivElement>(null)
  const move = useCallback(
    (event: KeyboardEvent, n: number) => {
      const balls = [...pad.current!.querySelectorAll('button')]
      const next = padStep(event.key, n, of, columnsOf(balls))
      if (next === undefined) return
      event.preventDefault()
      setAt(next)
      balls[next - 1]?.focus()
    },
    [of],
  )
  return (
    <div
      ref={pad}
      className={`number-pad ${inSevens(of) ? 'number-pad-7' : ''}`}
      role="group"
      aria-label={label}
    >
      {Array.from({ length: of }, (_, index) => index + 1).map(n => {
        const on = picked.includes(n)
        return (
          <PadBall
            key={n}
            n={n}
            on={on}
            closed={closes && !on}
            stop={n === at}
            onPress={onPress}
            onMove={move}
            onStop={setAt}
          />
        )
      })}
    </div>
  )
}
