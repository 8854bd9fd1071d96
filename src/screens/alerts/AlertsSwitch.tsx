import { brand } from '#src/brand.ts'
import { needsHomeScreen, type DeviceFacts, type PushState } from '#src/alerts/what-works.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { sendChoice } from './start-alerts.ts'
import { pushWords } from './alert-words.ts'

interface Props {
  on: boolean
  facts: DeviceFacts
  push: PushState
  /** The browser's permission prompt is open. */
  asking: boolean
  onTurnOn: () => void
  onTurnOff: () => void
}

/** What a tap may retry. The service resends its first message at most once a minute. */
const AGAIN: Partial<Record<PushState, string>> = {
  failed: 'Try again',
  offline: 'Try again',
  waiting: 'Send it again',
}

/** Why alerts cannot be turned on here; undefined if they can. */
const hindrance = (facts: DeviceFacts): string | undefined => {
  if (needsHomeScreen(facts))
    return 'An iPhone shows alerts only for an app on the home screen. Tap Share, then Add to Home Screen, open it from there and come back to this page.'
  if (facts.permission === 'missing')
    return 'This browser cannot show notifications. Add the draws to your calendar instead, below.'
  if (facts.permission === 'denied')
    return `This browser blocks notifications from ${brand.name}. Open the settings of this site (beside its address, or in the settings of the browser), allow notifications, and come back.`
  return undefined
}

export const AlertsSwitch = ({ on, facts, push, asking, onTurnOn, onTurnOff }: Props) => {
  const blocked = hindrance(facts)
  const works = on && facts.permission === 'granted'
  return (
    <section className="cloth rounded-card p-5 stack" aria-labelledby="alerts-on">
      <h2 id="alerts-on" className="title-1 flex items-center gap-3">
        <Icon name="bell" size={28} /> {works ? 'Alerts are on' : 'Alerts are off'}
      </h2>
      <p role="status">
        {asking && 'Your browser is asking you now.'}
        {!asking && works && pushWords(push)}
        {!asking &&
          !works &&
          on &&
          !blocked &&
          'This phone has taken its permission back. Turn alerts on again.'}
        {!asking &&
          !on &&
          !blocked &&
          'A word before a draw, when your result is in, or when your money has arrived. Nothing comes until you turn it on.'}
        {!asking && !works && blocked}
      </p>
      {works ? (
        <div className="flex flex-wrap gap-3">
          {AGAIN[push] && (
            <Button kind="gold" onClick={() => void sendChoice()}>
              {AGAIN[push]}
            </Button>
          )}
          <Button kind="quiet" onClick={onTurnOff}>
            Turn off
          </Button>
        </div>
      ) : (
        !blocked && (
          <Button kind="gold" block onClick={onTurnOn}>
            Turn on alerts
          </Button>
        )
      )}
    </section>
  )
}
