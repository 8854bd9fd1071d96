// Two clocks: the batch on sale closes every five minutes, and the fixed draw hours come seven times a day.
import { useState, useSyncExternalStore } from 'react'
import { Countdown } from '#src/ui/Countdown.tsx'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { nextTargets } from './next-draw.ts'

const quick = games
  .filter(({ cadence }) => cadence === 'each-batch')
  .map(({ lotteryType }) => lotteryName(lotteryType))
  .join(', ')

const never = () => () => {}
/** False while the page is made ahead of time: a clock that stood still at build time would be a lie. */
const useRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export const NextDrawCard = ({ title = 'Next draw' }: { title?: string }) => {
  const [targets, setTargets] = useState(() => nextTargets(serverNow()))
  const running = useRunning()
  const again = () => setTargets(nextTargets(serverNow()))
  return (
    <section className="card text-ink" aria-labelledby="next-draw">
      <h2 id="next-draw" className="title-2">
        {title}
      </h2>
      <dl className="grid grid-cols-2 gap-4 mt-3">
        <div>
          <dt className="eyebrow">This batch closes in</dt>
          <dd className="mt-1 text-[26px] leading-tight font-extrabold whitespace-nowrap num">
            {running ? (
              <Countdown to={targets.batchCloses} onEnd={again} format="mm:ss" label="This batch closes in" />
            ) : (
              '--:--'
            )}
          </dd>
          <dd className="text-sm text-soft">{quick}, every 5 minutes</dd>
        </div>
        <div>
          <dt className="eyebrow">Next draw hour in</dt>
          <dd className="mt-1 text-[26px] leading-tight font-extrabold whitespace-nowrap num">
            {running ? (
              <Countdown to={targets.drawHour} onEnd={again} format="hh:mm:ss" label="Next draw hour in" />
            ) : (
              '--:--:--'
            )}
          </dd>
          <dd className="text-sm text-soft">
            {running && `${formatTime(targets.drawHour)} ${targets.tomorrow ? 'tomorrow' : 'today'}, `}Lagos
            time
          </dd>
        </div>
      </dl>
    </section>
  )
}
