import { useState } from 'react'
import { pushWorks, type DeviceFacts, type PushState } from '#src/alerts/what-works.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Section } from '#src/ui/Section.tsx'
import { testHere, testPush, type Outcome } from './test-alert.ts'
import { words } from './words.ts'

const outcomeWords = (outcome: Outcome | undefined, pending: string): string => {
  if (!outcome) return pending
  return outcome.came ? words.$itCame : outcome.why
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
        : ({ came: false, why: words.$notSetUp(pushWorks(facts, push).why) } as const)
    setOutcomes({ here, push: pushed })
    setRunning(false)
    onDone()
  }
  return (
    <Section id="alerts-test" title={words.$tryIt}>
      <p className="text-soft">{words.$oneAlertComesFrom}</p>
      <QuietButton loading={running} onClick={() => void run()}>
        {words.$sendATestAlert}
      </QuietButton>
      <div role="status">
        {outcomes && (
          <ul className="stack">
            <li>{words.$fromThisPhone(outcomeWords(outcomes.here, words.$beingShown))}</li>
            <li>{words.$byPush(outcomeWords(outcomes.push, words.$beingSent))}</li>
          </ul>
        )}
      </div>
    </Section>
  )
}
