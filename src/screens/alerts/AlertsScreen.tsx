// Which alerts this phone gets, when and how, what works here, and a calendar file for those who want none.
import { useSnapshot } from 'valtio'
import { useOnline } from '#src/ui/use-online.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { AlertsGames } from './AlertsGames.tsx'
import { AlertsKinds } from './AlertsKinds.tsx'
import { AlertsSwitch } from './AlertsSwitch.tsx'
import { AlertsTest } from './AlertsTest.tsx'
import { AlertsTimes } from './AlertsTimes.tsx'
import { AlertsWorks } from './AlertsWorks.tsx'
import { alertsState } from './start-alerts.ts'
import { useAlerts } from './use-alerts.ts'
import { words } from './words.ts'
import { brand } from '#src/brand.ts'
import { drawCalendar } from '#src/alerts/calendar.ts'
import type { AlertSettings } from '#src/model/alerts.ts'
import { games } from '#src/games/rules.ts'
import { download } from '#src/lib/download.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { Section } from '#src/ui/Section.tsx'

const fixed = games.filter(({ cadence }) => cadence === 'fixed-hours')

const AlertsCalendar = ({ settings }: { settings: Pick<AlertSettings, 'games' | 'lead'> }) => {
  const followed = fixed.filter(({ lotteryType }) => settings.games.includes(lotteryType))
  const save = () => {
    const drawn = (followed.length > 0 ? followed : fixed).map(({ lotteryType }) => lotteryName(lotteryType))
    const url = new URL('/dashboard', location.origin).href
    const file = drawCalendar({ brand: brand.name, games: drawn, lead: settings.lead, url }, serverNow())
    download(`${brand.name.toLowerCase()}-draws.ics`, file, 'text/calendar')
  }
  return (
    <Section id="alerts-calendar" title={words.$inYourOwnCalendar}>
      <p className="text-soft">{words.$theSevenDrawsOf(settings.lead)}</p>
      <QuietButton onClick={save}>
        <Icon name="download" /> {words.$saveTheDrawsTo}
      </QuietButton>
    </Section>
  )
}

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
