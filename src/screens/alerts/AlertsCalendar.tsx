import { brand } from '#src/brand.ts'
import { drawCalendar } from '#src/alerts/calendar.ts'
import type { AlertSettings } from '#src/model/alerts.ts'
import { games } from '#src/games/rules.ts'
import { download } from '#src/lib/download.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from './words.ts'

const fixed = games.filter(({ cadence }) => cadence === 'fixed-hours')

export const AlertsCalendar = ({ settings }: { settings: Pick<AlertSettings, 'games' | 'lead'> }) => {
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
      <Button kind="quiet" block onClick={save}>
        <Icon name="download" /> {words.$saveTheDrawsTo}
      </Button>
    </Section>
  )
}
