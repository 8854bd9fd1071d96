import { useState } from 'react'
import { QuietButton } from '../buttons/Wide.tsx'
import { Countdown } from '../time/Countdown.tsx'
import { ResendOtpModal } from '../modals/ResendOtpModal.tsx'
import { toast } from '../toast.ts'
import { words } from './words.ts'

/** The device's clock: good enough for measuring a minute, and the service's may not be known yet. */
const deviceNow = () => Date.now()

interface Props {
  /** By the device's clock, ms; undefined if there is no wait. */
  until: number | undefined
  onWaited: () => void
  /** @returns the service's message */
  onResend: (option: 'SMS' | 'VOICE') => Promise<string>
  onError: (error: Error) => void
}

/** Offers another code once the wait is over. */
export const ResendCode = ({ until, onWaited, onResend, onError }: Props) => {
  const [choosing, setChoosing] = useState(false)
  const [sending, setSending] = useState(false)
  const send = async (option: 'SMS' | 'VOICE') => {
    setSending(true)
    try {
      toast.success(await onResend(option))
    } catch (error) {
      onError(error as Error)
    }
    setSending(false)
    setChoosing(false)
  }
  return (
    <>
      {until === undefined ? (
        <QuietButton onClick={() => setChoosing(true)}>{words.$resendCode}</QuietButton>
      ) : (
        <p className="hint">
          {words.$youCanAskFor} <Countdown to={until} clock={deviceNow} onEnd={onWaited} />
        </p>
      )}
      <ResendOtpModal
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={option => void send(option)}
        loading={sending}
      />
    </>
  )
}
