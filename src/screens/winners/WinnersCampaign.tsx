// A campaign page: one game's winners on one day.
import { useState } from 'react'
import type { ClickPage } from '#src/api/accounts/own-data.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatDate, isoDate } from '#src/lib/lagos-time.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { WinnersClick } from './WinnersClick.tsx'
import { WinnersOfGame } from './WinnersOfGame.tsx'
import { WinnersOfJackpots } from './WinnersOfJackpots.tsx'
import { JACKPOT, tabsFor } from './winners-model.ts'
import { words } from './words.ts'

interface Props {
  /** Names the game. */
  page: ClickPage
  /** A Lagos day, `2026-11-20`; undefined if the address names one that does not exist. */
  day: string | undefined
  onDay: (day: string) => void
  /** From the advert that led here. */
  clickId: string | undefined
  onAnswered: () => void
}

export const WinnersCampaign = ({ page, day, onDay, clickId, onAnswered }: Props) => {
  const tabs = tabsFor(`/campaigns/${page}`)
  const game = tabs[0]!.id
  const [tab, setTab] = useState(game)
  const today = useKnownToday()
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <div>
        <h2 className="title-1">{words.$winners2(lotteryName(game))}</h2>
        <p className="text-soft mt-1">
          {day
            ? words.$everybodyWhoWonOn(formatDate(Date.parse(`${day}T12:00:00Z`)))
            : words.$thisAddressNamesNo}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="stack gap-1">
          <span className="label-text">{words.$day}</span>
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
          {words.$newestWinners}
        </LinkButton>
      </div>
      {clickId && <WinnersClick clickId={clickId} page={page} onAnswered={onAnswered} />}
      <section aria-label={words.$winners}>
        <Tabs tabs={tabs} label={words.$winnersByGame} value={tab} onChange={setTab}>
          {tab === JACKPOT ? (
            <WinnersOfJackpots />
          ) : day ? (
            <WinnersOfGame key={day} lotteryType={tab} date={day} />
          ) : (
            <EmptyState icon="clock" heading={words.$chooseADay} sub={words.$itsWinnersAreShown} />
          )}
        </Tabs>
      </section>
    </div>
  )
}
