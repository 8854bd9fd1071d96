// The next fixed draw hour in two lines, with the way to be reminded of it.
import { Link } from '@tanstack/react-router'
import { nextTargets } from '#src/draws/next-targets.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { words } from './selection-words.ts'

export const NextSelection = () => {
  const known = useClockKnown()
  const { drawHour, tomorrow } = nextTargets(useNow())
  return (
    <Section id="next-selection" title={words.$countdownToNextSelection} className="md:hidden">
      <div className="row">
        <p className="num text-sm">
          {known && words.$drawIn(formatTime(drawHour), tomorrow)}
          <b>
            <Countdown to={drawHour} format="hh:mm:ss" label={words.$nextDrawHourIn} />
          </b>
        </p>
        <Link
          to="/draw-alerts"
          className="btn-link text-sm whitespace-nowrap"
          aria-label={words.$remindMeBeforeA}
        >
          <Icon name="bell" size={20} />
          {words.$remindMe}
        </Link>
      </div>
      <NoClock className="text-soft" />
    </Section>
  )
}
