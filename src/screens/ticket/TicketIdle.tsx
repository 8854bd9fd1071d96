// The idle prompt (15 s) and the redirect countdown (5 s), only once the numbers are out. Any touch or key
// restarts the wait; one button ends it.
import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { GoldLink, QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { words } from './words.ts'

const IDLE = 15
const REDIRECT = 5

const searchOf = (id: string | undefined) => (id ? { search: { id } } : {})

interface Props {
  /** Where to go, and which ticket that page is about. */
  to: string
  id?: string | undefined
  label?: string
  /** Shown instead of the countdown, which waits meanwhile. */
  waits?: string | undefined
}

export const TicketIdle = ({ to, id, label = words.$startPlaying, waits }: Props) => {
  const router = useRouter()
  const [left, setLeft] = useState(IDLE)
  const [leaving, setLeaving] = useState<number>()
  const [stays, setStays] = useState(false)

  useEffect(() => {
    if (stays || waits) return
    // An interval, as it must go on even if the state does not change: while the page is hidden.
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return setLeft(IDLE)
      if (leaving === undefined) return left > 1 ? setLeft(left - 1) : setLeaving(REDIRECT)
      if (leaving > 1) return setLeaving(leaving - 1)
      clearInterval(timer)
      void router.navigate({ to, ...searchOf(id) })
    }, 1000)
    return () => clearInterval(timer)
  }, [left, leaving, stays, waits, router, to, id])

  useEffect(() => {
    const restart = () => setLeft(IDLE)
    const events = ['pointerdown', 'keydown', 'scroll'] as const
    for (const event of events) addEventListener(event, restart, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, restart)
    }
  }, [])

  const cancel = () => {
    setLeaving(undefined)
    setLeft(IDLE)
  }
  if (stays) return null
  return (
    <>
      <p className="row hint">
        <span>{waits ?? words.$continuePlayingInS(left)}</span>
        <TextButton onClick={() => setStays(true)}>{words.$stayHere}</TextButton>
      </p>
      <Modal
        open={leaving !== undefined}
        onClose={cancel}
        title={words.$youWillBeRedirected}
        footer={
          <>
            <GoldLink to={to} {...searchOf(id)}>
              {label}
            </GoldLink>
            <QuietButton onClick={cancel}>{words.$cancel}</QuietButton>
          </>
        }
      >
        <p role="timer" className="num text-5xl font-extrabold text-center">
          {String(leaving ?? 0).padStart(2, '0')}
        </p>
      </Modal>
    </>
  )
}
