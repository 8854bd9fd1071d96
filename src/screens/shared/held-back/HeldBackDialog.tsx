// Why a stake or a top-up was refused for the player's own protection, and the way out.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { saferPlayQuery } from '#src/api/accounts/safer-play.ts'
import type { HeldBack } from '#src/buying/held-back.ts'
import type { SaferPlay } from '#src/model/safer-play.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { HeldBackAsk } from './HeldBackAsk.tsx'
import { HeldBackCheck } from './HeldBackCheck.tsx'
import { HeldBackLimits } from './HeldBackLimits.tsx'
import { HeldBackOut } from './HeldBackOut.tsx'
import { NinForm } from './NinForm.tsx'
import { words } from './words.ts'

const titles: Record<HeldBack, string> = {
  'self-excluded': words.$youDoNotPlay,
  'register-excluded': words.$youDoNotPlay,
  'on-break': words.$youDoNotPlay,
  'play-pause': words.$timeForARest,
  'reality-check': words.$timeToLookUp,
  'stake-limit': words.$thatIsYourLimit,
  'loss-limit': words.$thatIsYourLimit,
  'top-up-limit': words.$thatIsYourLimit,
  'limits-unanswered': words.$firstALimit,
  'nin-required': words.$firstYourNin,
}

interface Props {
  refusal: HeldBack
  onDone: () => void
  /** A limit is set or declined: the top-up continues. After a reminder nothing continues by itself. */
  onAnswered: () => void
}

const Body = ({ refusal, state, onDone, onAnswered }: Props & { state: SaferPlay }) => {
  if (refusal === 'limits-unanswered') return <HeldBackAsk onDone={onAnswered} />
  if (refusal === 'nin-required') return <NinForm onDone={onAnswered} />
  if (refusal === 'reality-check' && state.session)
    return <HeldBackCheck session={state.session} onDone={onDone} />
  if (refusal === 'play-pause' && state.session)
    return <p>{words.$anHourIsOver(formatTime(Date.parse(state.session.pauseUntil)))}</p>
  if (refusal.endsWith('-limit'))
    return <HeldBackLimits limits={state.limits} ofTopUps={refusal === 'top-up-limit'} />
  return <HeldBackOut state={state} onDone={onDone} />
}

export const HeldBackDialog = ({ refusal, onDone, onAnswered }: Props) => {
  const { data, error, refetch, isFetching } = useQuery(saferPlayQuery())
  // The session is over: there is nothing to answer or to wait for.
  const isOver =
    (refusal === 'reality-check' || refusal === 'play-pause') && !isFetching && data?.session === null
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])
  // The answer comes after the dialog opened. Not a field, which would bring up the keyboard over it.
  const body = useRef<HTMLDivElement>(null)
  const isHere = data !== undefined && !isFetching
  useEffect(() => {
    if (isHere) body.current?.querySelector('button')?.focus()
  }, [isHere])
  const mustAnswer = refusal === 'reality-check' && !error && !(data && !data.session)
  return (
    <Modal open onClose={onDone} title={titles[refusal]} dismissable={!mustAnswer}>
      <div ref={body} className="stack" role="status">
        {error && !data && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {!error && (!data || isFetching) && <Skeleton lines={4} />}
        {isHere && <Body refusal={refusal} state={data} onDone={onDone} onAnswered={onAnswered} />}
        {refusal !== 'reality-check' && (
          <QuietLink to="/profile-settings/$page" params={{ page: 'safer-play' }} onClick={onDone}>
            {words.$saferPlay}
          </QuietLink>
        )}
      </div>
    </Modal>
  )
}
