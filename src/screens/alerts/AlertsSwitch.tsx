import { brand } from '#src/brand.ts'
import { needsHomeScreen, type DeviceFacts, type PushState } from '#src/alerts/what-works.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { sendChoice } from './start-alerts.ts'
import { pushWords } from './alert-words.ts'
import { words } from './words.ts'

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
  failed: words.$tryAgain,
  offline: words.$tryAgain,
  waiting: words.$sendItAgain,
}

/** Why alerts cannot be turned on here; undefined if they can. */
const hindrance = (facts: DeviceFacts): string | undefined => {
  if (needsHomeScreen(facts)) return words.$anIphoneShowsAlerts
  if (facts.permission === 'missing') return words.$thisBrowserCannotShow
  if (facts.permission === 'denied') return words.$thisBrowserBlocksNotifications(brand.name)
  return undefined
}

export const AlertsSwitch = ({ on, facts, push, asking, onTurnOn, onTurnOff }: Props) => {
  const blocked = hindrance(facts)
  const works = on && facts.permission === 'granted'
  return (
    <section className="cloth rounded-card p-5 stack" aria-labelledby="alerts-on">
      <h2 id="alerts-on" className="title-1 flex items-center gap-3">
        <Icon name="bell" size={28} /> {works ? words.$alertsAreOn : words.$alertsAreOff}
      </h2>
      <p role="status">
        {asking && words.$yourBrowserIsAsking}
        {!asking && works && pushWords(push)}
        {!asking && !works && on && !blocked && words.$thisPhoneHasTaken}
        {!asking && !on && !blocked && words.$aWordBeforeA}
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
            {words.$turnOff}
          </Button>
        </div>
      ) : (
        !blocked && <GoldButton onClick={onTurnOn}>{words.$turnOnAlerts}</GoldButton>
      )}
    </section>
  )
}
