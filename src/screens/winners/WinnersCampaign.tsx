// A campaign page: one game's winners on one day.
import { useState } from 'react'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatDate, isoDate } from '#src/lib/lagos-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { WinnersOfGame } from './WinnersOfGame.tsx'
import { WinnersOfJackpots } from './WinnersOfJackpots.tsx'
import { JACKPOT, tabsFor } from './winners-model.ts'

interface Props {
  /** The page's address, which names the game. */
  path: string
  /** A Lagos day, `2026-11-20`; undefined if the address names one that does not exist. */
  day: string | undefined
  onDay: (day: string) => void
}

export const WinnersCampaign = ({ path, day, onDay }: Props) => {
  const tabs = tabsFor(path)
  const game = tabs[0]!.id
  const [tab, setTab] = useState(game)
  const today = useKnownToday()
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <div>
        <h2 className="title-1">{lotteryName(game)} winners</h2>
        <p className="text-soft mt-1">
          {day
            ? `Everybody who won on ${formatDate(Date.parse(`${day}T12:00:00Z`))}.`
            : 'This address names no day of the calendar.'}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="stack gap-1">
          <span className="label-text">Day</span>
          <input
            type="date"
            className="input-box"
            max={today && isoDate(today)}
            value={day ?? ''}
            onChange={event => {
              if (event.target.value) onDay(event.target.value)
            }}
          />
        </label>
        <LinkButton to="/winners" kind="quiet">
          Newest winners
        </LinkButton>
      </div>
      <section aria-label="Winners">
        <Tabs tabs={tabs} label="Winners by game" value={tab} onChange={setTab}>
          {tab === JACKPOT ? (
            <WinnersOfJackpots />
          ) : day ? (
            <WinnersOfGame key={day} lotteryType={tab} date={day} />
          ) : (
            <EmptyState icon="clock" heading="Choose a day" sub="Its winners are shown here." />
          )}
        </Tabs>
      </section>
    </div>
  )
}
