import { useState } from 'react'
import { pushWorks, type DeviceFacts, type PushState } from '#src/alerts/what-works.ts'
import { Button } from '#src/ui/Button.tsx'
import { testHere, testPush, type Outcome } from './test-alert.ts'

const outcomeWords = (outcome: Outcome | undefined, pending: string): string => {
  if (!outcome) return pending
  return outcome.came ? 'it came' : outcome.why
}

interface Outcomes {
  here?: Outcome
  push?: Outcome
}

interface Props {
  facts: DeviceFacts
  push: PushState
  onDone: () => void
}

export const AlertsTest = ({ facts, push, onDone }: Props) => {
  const [outcomes, setOutcomes] = useState<Outcomes>()
  const [running, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    setOutcomes({})
    const here = await testHere()
    setOutcomes({ here })
    const pushed =
      push === 'on'
        ? await testPush()
        : ({ came: false, why: `not set up. ${pushWorks(facts, push).why}` } as const)
    setOutcomes({ here, push: pushed })
    setRunning(false)
    onDone()
  }
  return (
    <section className="card stack" aria-labelledby="alerts-test">
      <h2 id="alerts-test" className="title-2">
        Try it
      </h2>
      <p className="text-soft">One alert comes from this phone itself, one from the service by push.</p>
      <Button kind="quiet" block loading={running} onClick={() => void run()}>
        Send a test alert
      </Button>
      <div role="status">
        {outcomes && (
          <ul className="stack">
            <li>From this phone: {outcomeWords(outcomes.here, 'being shown')}</li>
            <li>By push: {outcomeWords(outcomes.push, 'being sent')}</li>
          </ul>
        )}
      </div>
    </section>
  )
}
