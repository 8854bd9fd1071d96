import { Link } from '@tanstack/react-router'
import { nextTargets } from '#src/draws/next-targets.ts'
import { batchBounds } from '#src/draws/schedule.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { Ring } from '#src/ui/time/Ring.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { words } from '../words/frame.ts'

/** The draw on sale as a ring, and the next fixed hour. */
export const ShellNextDraws = () => {
  const now = useNow()
  const known = useClockKnown()
  const { opensAt, closesAt } = batchBounds(now)
  const { drawHour, tomorrow } = nextTargets(now)
  return (
    <section className="card stack" aria-label={words.$countdownToNextSelection}>
      <h2 className="font-extrabold">{words.$countdownToNextSelection}</h2>
      <div className="flex items-center gap-3">
        <Ring left={known ? (closesAt - now) / (closesAt - opensAt) : 0}>
          <Countdown to={closesAt} format="mm:ss" label={words.$theDrawOnSale} />
        </Ring>
        <div className="text-sm">
          {known && <p className="font-bold">{words.$drawAt(formatTime(drawHour), tomorrow)}</p>}
          <p className="text-soft">
            {words.$inWord} <Countdown to={drawHour} format="hh:mm:ss" label={words.$theNextDrawHour} />
          </p>
          <Link to="/draw-alerts" className="btn-link">
            <Icon name="bell" size={20} />
            {words.$remindMe}
          </Link>
        </div>
      </div>
      <NoClock className="text-soft" />
    </section>
  )
}
