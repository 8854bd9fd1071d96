// Tabs of winners: one per game on the page, plus the jackpots.
import { useState } from 'react'
import { Tabs } from '#src/ui/Tabs.tsx'
import { WinnersOfGame } from './WinnersOfGame.tsx'
import { WinnersOfJackpots } from './WinnersOfJackpots.tsx'
import { firstTab, JACKPOT, type WinnersTab, tabsFor } from './winners-model.ts'
import { words } from './words.ts'

export const WinnersBlock = ({ path = '/winners' }: { path?: string }) => {
  const tabs = tabsFor(path)
  const [tab, setTab] = useState<WinnersTab>(() => firstTab(tabs))
  return (
    <section aria-label={words.$winners} data-tour="winners">
      <Tabs tabs={tabs} label={words.$winnersByGame} value={tab} onChange={setTab}>
        {tab === JACKPOT ? <WinnersOfJackpots /> : <WinnersOfGame key={tab} lotteryType={tab} />}
      </Tabs>
    </section>
  )
}
