import { useState } from 'react'
import { kobo } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { AsOf } from '#src/ui/time/AsOf.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Spinner } from '#src/ui/LoadingOverlay.tsx'
import { Money } from '#src/ui/Money.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'

export const DevStates = () => {
  const [start] = useState(serverNow)
  return (
    <div className="grid md:grid-cols-2 gap-4">
      <div className="stack">
        <p className="title-1">
          <Money amount={kobo(12_450)} balance />
        </p>
        <p className="title-1">
          <Money amount={kobo(12_450)} balance hidden />
        </p>
        <p>
          <Money amount={kobo(500)} /> and <Money amount={25_050} className="text-win" />
        </p>
        <Countdown to={start + 15_000} label="Fifteen seconds" onEnd={() => toast.neutral('Time is up')} />
        <Countdown to={start + 5_025_000} format="hh:mm:ss" />
        <ProgressBar value={62} label="Super Jackpot" />
        <AsOf at={start - 3_600_000} />
        <AsOf at={start - 90_000_000} />
      </div>
      <Skeleton lines={4} />
      <EmptyState
        heading="No tickets yet"
        sub="Your tickets and their draws will be here."
        action={<Button kind="gold">Play now</Button>}
      />
      <EmptyState
        drawing="no-cup"
        heading="No winners yet"
        sub="They are shown here as soon as a draw pays."
      />
      <EmptyState
        drawing="offline"
        heading="You are offline"
        sub="What this phone keeps is shown. Buying waits until you are back."
      />
      <EmptyState icon="clock" heading="Choose a day" sub="Its winners are shown here." />
      <Spinner />
      <ErrorNote
        error="We could not reach the service. Please check your internet connection."
        onRetry={() => {}}
      />
    </div>
  )
}
