// Quietly offers a tour, and a way to it later. Nothing starts by itself.
import { useCallback, useEffect, useReducer, useRef, useState, type ComponentType } from 'react'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toast.ts'
import { answer, answerFor } from './answered.ts'
import type { Tour } from './tour.ts'
import { isOnTheWay, moved, newTour } from './tour-state.ts'
import type { TourRunner } from './TourRunner.tsx'
import { takeWish } from './wish.ts'
import { words } from './words.ts'

type Runner = ComponentType<Parameters<typeof TourRunner>[0]>

export const TourStart = ({ tour }: { tour: Tour }) => {
  const [state, send] = useReducer(moved, tour.steps.length, newTour)
  const [Runner, setRunner] = useState<Runner>()
  const [given, setGiven] = useState(() => answerFor(tour.id))
  const button = useRef<HTMLButtonElement>(null)
  const { status } = state

  const start = useCallback(() => {
    send('start')
    import('./TourRunner.tsx').then(
      loaded => setRunner(() => loaded.TourRunner),
      () => send('fail'),
    )
  }, [])
  const settle = useCallback(
    (kept: 'seen' | 'never') => {
      answer(tour.id, kept)
      setGiven(kept)
    },
    [tour.id],
  )
  const never = useCallback(() => {
    settle('never')
    send('skip')
  }, [settle])

  useEffect(() => {
    if (takeWish(tour.id)) start()
  }, [tour.id, start])

  const isOver = status === 'paused' || status === 'skipped' || status === 'finished'
  const answered = given ?? (isOver ? 'seen' : undefined)
  useEffect(() => {
    if (status === 'error') toast.error(words.$theTourCouldNot)
    if (!isOver) return
    answer(tour.id, 'seen')
    // The card took the focus with it: move it to the button that restarts the tour, or the page's title.
    ;(button.current ?? document.querySelector<HTMLElement>('#main h1'))?.focus()
  }, [status, isOver, tour.id])

  const offered = answered === undefined
  return (
    <>
      {offered ? (
        <div
          className="card grow flex flex-wrap items-center py-2 pl-3 pr-1"
          role="region"
          aria-label={words.$tour}
        >
          <p className="flex-1 min-w-[4em] font-bold">{words.$newHere}</p>
          <SmallButton
            className="px-2 whitespace-nowrap"
            loading={status === 'waiting' && !Runner}
            onClick={start}
          >
            {words.$showMeRound}
          </SmallButton>
          <IconButton icon="close" label={words.$notNow} size={20} onClick={() => settle('seen')} />
        </div>
      ) : (
        answered === 'seen' && (
          <TextButton ref={button} className="self-start" onClick={start}>
            {status === 'paused' ? words.$goOnWithThe : words.$showMeRound}
          </TextButton>
        )
      )}
      {Runner && isOnTheWay(state) && <Runner tour={tour} state={state} onMove={send} onNever={never} />}
    </>
  )
}
