// Draws the steps with react-joyride. Loaded only when a tour starts.
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Joyride, type Step } from 'react-joyride'
import { SCROLL_OFFSET, stepWidth } from './figures.ts'
import { moveOf } from './joyride-moves.ts'
import type { Tour } from './tour.ts'
import type { TourMove, TourState } from './tour-state.ts'
import { TourTooltip, type StepCard } from './TourTooltip.tsx'

interface Props {
  tour: Tour
  state: TourState
  onMove: (move: TourMove) => void
  onNever: () => void
}

// The target may be taller than the phone: then the card covers it instead of leaving the screen.
const floating = {
  // Rows that find their height late move the page under the card, which must stay put or a press would miss it.
  strategy: 'fixed' as const,
  hideArrow: true,
  flipOptions: { fallbackStrategy: 'initialPlacement' as const },
  shiftOptions: { crossAxis: true, padding: 10 },
}

/** The library’s own loader needs a style element, which our pages do not allow. */
const Nothing = () => null

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export const TourRunner = ({ tour, state, onMove, onNever }: Props) => {
  const [options] = useState(() => ({
    skipBeacon: true,
    blockTargetInteraction: true,
    overlayClickAction: false as const,
    dismissKeyAction: false as const,
    overlayColor: 'var(--veil)',
    scrollOffset: SCROLL_OFFSET,
    scrollDuration: isStill() ? 0 : 300,
    spotlightPadding: tour.spotlightPadding,
    spotlightRadius: 18,
    zIndex: 80,
  }))
  const steps = useMemo(
    () =>
      tour.steps.map(({ target, title, text, intro }): Step => {
        const width = stepWidth(innerWidth, intro)
        const data: StepCard = { text, width, onMove, ...(intro ? { onNever } : {}) }
        return { target, title, content: text, width, data, ...(intro ? { placement: 'center' } : {}) }
      }),
    [tour, onMove, onNever],
  )
  useLayoutEffect(() => {
    // A folded target is unfolded when its step comes.
    document.querySelector(`${tour.steps[state.at]?.target} > details`)?.setAttribute('open', '')
  }, [tour, state.at])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onMove('close')
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onMove])
  return (
    <Joyride
      run
      continuous
      scrollToFirstStep
      stepIndex={state.at}
      steps={steps}
      options={options}
      floatingOptions={floating}
      loaderComponent={Nothing}
      tooltipComponent={TourTooltip}
      onEvent={event => {
        const move = moveOf(event.type)
        if (move) onMove(move)
      }}
    />
  )
}
