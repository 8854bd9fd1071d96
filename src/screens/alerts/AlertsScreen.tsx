// Which alerts this phone gets, when and how, what works here, and a calendar file for those who want none.
import { useSnapshot } from 'valtio'
import { useOnline } from '#src/ui/use-online.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AlertsCalendar } from './AlertsCalendar.tsx'
import { AlertsGames } from './AlertsGames.tsx'
import { AlertsKinds } from './AlertsKinds.tsx'
import { AlertsSwitch } from './AlertsSwitch.tsx'
import { AlertsTest } from './AlertsTest.tsx'
import { AlertsTimes } from './AlertsTimes.tsx'
import { AlertsWorks } from './AlertsWorks.tsx'
import { alertsState } from './start-alerts.ts'
import { useAlerts } from './use-alerts.ts'
import { words } from './words.ts'

export const AlertsScreen = () => {
  const { choice, facts, asking, look, turnOn, turnOff, change } = useAlerts()
  const { push } = useSnapshot(alertsState)
  const online = useOnline()
  if (!choice || !facts)
    return (
      <div className="w-full max-w-2xl stack">
        <div className="card" aria-busy="true">
          <Skeleton lines={8} />
        </div>
      </div>
    )
  const { on, settings } = choice
  return (
    <div className="w-full max-w-2xl stack">
      {!online && (
        <p className="card flex items-center gap-3" role="status">
          <Icon name="offline" />
          <span>{words.$noNetworkYourChoice}</span>
        </p>
      )}
      <AlertsSwitch
        on={on}
        facts={facts}
        push={push}
        asking={asking}
        onTurnOn={() => void turnOn()}
        onTurnOff={turnOff}
      />
      <AlertsKinds settings={settings} onChange={change} />
      <AlertsGames settings={settings} onChange={change} />
      <AlertsTimes settings={settings} onChange={change} />
      {on && <AlertsTest facts={facts} push={push} onDone={look} />}
      <AlertsWorks facts={facts} push={push} />
      <AlertsCalendar settings={settings} />
    </div>
  )
}
