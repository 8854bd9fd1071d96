// Two clocks: the batch on sale closes every five minutes, and fixed draw hours come seven times a day.
import type { ComponentProps, ReactNode } from 'react'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { NoClock } from '#src/ui/time/NoClock.tsx'
import { useClockKnown } from '#src/ui/time/use-clock.ts'
import { useNow } from '#src/ui/time/use-now.ts'
import { nextTargets } from '#src/draws/next-targets.ts'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { words } from './words.ts'

const quick = games
  .filter(({ cadence }) => cadence === 'each-batch')
  .map(({ lotteryType }) => lotteryName(lotteryType))
  .join(', ')

type ClockProps = Pick<ComponentProps<typeof Countdown>, 'to' | 'format' | 'label'> & { children: ReactNode }

const Clock = ({ children, ...clock }: ClockProps) => (
  <div>
    <dt className="eyebrow">{clock.label}</dt>
    <dd className="mt-1 text-2xl leading-tight font-extrabold whitespace-nowrap num">
      <Countdown {...clock} />
    </dd>
    <dd className="text-sm text-soft">{children}</dd>
  </div>
)

export const NextDrawCard = () => {
  // Not in the prerendered page either: a clock frozen at build time would be a lie.
  const known = useClockKnown()
  const targets = nextTargets(useNow())
  return (
    <section className="card text-ink" aria-label={words.$nextDraw}>
      <h2 className="title-2">{words.$nextDraw}</h2>
      <dl className="grid grid-cols-2 gap-3 mt-3">
        <Clock to={targets.batchCloses} format="mm:ss" label={words.$thisDrawClosesIn}>
          {words.$every5Minutes(quick)}
        </Clock>
        <Clock to={targets.drawHour} format="hh:mm:ss" label={words.$nextDrawHourIn}>
          {known && words.$dayAndTime(formatTime(targets.drawHour), targets.tomorrow)}
          {words.$lagosTime}
        </Clock>
      </dl>
      <NoClock className="mt-2 text-soft" />
    </section>
  )
}
