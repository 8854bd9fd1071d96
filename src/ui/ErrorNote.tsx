import { SmallButton } from './buttons/SmallButton.tsx'
import { IconChip } from './IconChip.tsx'
import { Skeleton } from './Skeleton.tsx'
import { saidOf } from './words/said-of.ts'
import { words } from './words/ui.ts'

interface ErrorNoteProps {
  /** Whatever was thrown; sentences are shown as they are. */
  error: unknown
  onRetry?: () => void
}

export const ErrorNote = ({ error, onRetry }: ErrorNoteProps) => {
  const { sentence, detail } = saidOf(error)
  return (
    <div className="card flex flex-wrap items-center gap-3" role="alert">
      <IconChip name="alert" look="pill-lose" />
      <p className="flex-1 min-w-[min(10rem,100%)]">
        {sentence}
        {detail && <span className="block hint">{detail}</span>}
      </p>
      {onRetry && <SmallButton onClick={onRetry}>{words.$tryAgain}</SmallButton>}
    </div>
  )
}

interface NotYetProps {
  error: unknown
  refetch: () => unknown
  lines: number
}

/** Instead of an answer: why there is none, or its place. */
export const NotYet = ({ error, refetch, lines }: NotYetProps) =>
  error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <Skeleton lines={lines} />
