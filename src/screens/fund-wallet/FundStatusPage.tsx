import { useEffect, useState, type ReactNode } from 'react'
import { FundStatus } from './FundStatus.tsx'
import { FundTopUps } from './FundTopUps.tsx'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { isFollowedElsewhere } from './other-window.ts'
import { words } from './words.ts'

/** Back from the checkout: closes this window if another follows the payment, otherwise takes over. */
const FundReturned = ({ reference, children }: { reference: string; children: ReactNode }) => {
  const [step, setStep] = useState<'asking' | 'elsewhere' | 'here'>('asking')
  useEffect(() => {
    let gone = false
    void isFollowedElsewhere(reference).then(elsewhere => {
      if (gone) return
      setStep(elsewhere ? 'elsewhere' : 'here')
      if (elsewhere) window.close()
    })
    return () => {
      gone = true
    }
  }, [reference])
  if (step === 'here') return children
  if (step === 'asking') return <Skeleton lines={4} />
  return (
    <section className="card stack">
      <h2 className="title-2">{words.$youCanCloseThis}</h2>
      <p>{words.$yourPaymentIsFollowed}</p>
      <QuietButton onClick={() => setStep('here')}>{words.$goOnHere}</QuietButton>
    </section>
  )
}

interface Props {
  reference?: string | undefined
  /** Whether the checkout just led here. */
  returned?: boolean
}

/** The page a checkout returns to; without a reference it lists the latest top-ups. */
export const FundStatusPage = ({ reference, returned = false }: Props) => {
  const status = reference && <FundStatus key={reference} reference={reference} returned={returned} />
  return (
    <div className="w-full max-w-xl stack">
      {!reference && <FundTopUps />}
      {reference && returned ? <FundReturned reference={reference}>{status}</FundReturned> : status}
    </div>
  )
}
