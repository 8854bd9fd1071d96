// All-in: a score on each of up to three matches, all of which must be right.
import { useState } from 'react'
import { allIn } from '#src/games/soccer-cash/rules.ts'
import { formatMoney } from '#src/lib/money.ts'
import { soccerStore } from '#src/play/soccer/store.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { SoccerAllInRow } from './SoccerAllInRow.tsx'
import { SoccerBar } from './SoccerBar.tsx'
import { soccerTour } from '#src/tours/soccer-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { SoccerKeep } from './saved/SoccerKeep.tsx'
import { SoccerHead } from './SoccerHead.tsx'
import { SoccerSlate } from './SoccerSlate.tsx'
import { useSoccerPicks } from './use-picks.ts'
import { words } from './words.ts'

const store = soccerStore(allIn)
const tour = soccerTour(allIn)

export const SoccerAllIn = () => {
  const { chosen, stake } = useSoccerPicks(store)
  const [opened, setOpened] = useState<string>()
  return (
    <div className="play cloth-olive">
      <SoccerHead store={store} />
      <div className="flex flex-wrap gap-2 mt-3" role="group" aria-label={words.$stakeOfOne}>
        {allIn.stakes.map(amount => (
          <Chip
            key={amount}
            className="num"
            aria-pressed={amount === stake}
            onClick={() => store.setStake(amount)}
          >
            {formatMoney(amount)}
          </Chip>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <SoccerKeep store={store} />
        <TourStart tour={tour} />
      </div>
      <SoccerSlate store={store}>
        {match => (
          <SoccerAllInRow
            store={store}
            match={match}
            chosen={chosen.find(it => it.matchId === match.matchId)}
            isOpen={opened === match.matchId}
            onOpen={() => setOpened(opened === match.matchId ? undefined : match.matchId)}
          />
        )}
      </SoccerSlate>
      <SoccerBar store={store} />
    </div>
  )
}
