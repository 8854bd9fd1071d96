// One step as a card in the app's look, with a tour's labels.
import type { TooltipRenderProps } from 'react-joyride'
import { SmallButton } from '#src/ui/buttons/SmallButton.tsx'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { TourMove } from './tour-state.ts'
import { words } from './words.ts'

/** What a step carries for its card. */
export interface StepCard {
  text: string
  /** px */
  width: number
  onMove: (move: TourMove) => void
  /** Set on an introduction: do not offer the tour on this device again. */
  onNever?: () => void
}

export const TourTooltip = ({ index, size, isLastStep, step, tooltipProps }: TooltipRenderProps) => {
  const { text, width, onMove, onNever } = step.data as StepCard
  return (
    <div
      {...tooltipProps}
      className="slip-held relative text-left"
      style={{ width }}
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
    >
      <div className="slip stack">
        <p className="eyebrow num pr-10">{words.$of(index + 1, size)}</p>
        <h2 id="tour-title" className="title-2 pr-10">
          {step.title}
        </h2>
        <p id="tour-text">{text}</p>
        <div className="flex flex-wrap items-center gap-2">
          <SmallButton
            kind="gold"
            className="order-last ml-auto"
            data-action="primary" // where the library puts the focus
            onClick={() => onMove('next')}
          >
            {isLastStep ? words.$done : words.$next}
          </SmallButton>
          {index > 0 && <SmallButton onClick={() => onMove('back')}>{words.$back}</SmallButton>}
          {!isLastStep && (
            <TextButton className="px-2" onClick={() => onMove('skip')}>
              {words.$skip}
            </TextButton>
          )}
        </div>
        {onNever && (
          <TextButton className="self-start" onClick={onNever}>
            {words.$dontShowAgain}
          </TextButton>
        )}
        <IconButton
          icon="close"
          label={words.$close}
          className="absolute top-2 right-2"
          onClick={() => onMove('close')}
        />
      </div>
    </div>
  )
}
