// Picking a ticket: batch header, stake, lines, board, price tag, and the bar to the summary. Nothing here
// subscribes to the picks, so a tap on a ball redraws only what shows them.
import { useLocation } from '@tanstack/react-router'
import { Suspense, lazy, useCallback, useMemo, useState, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { wordsOfGame } from '#src/games/game-words.ts'
import { codeIn } from '#src/play/share-link.ts'
import type { PlayStore } from '#src/play/store.ts'
import { gameTour } from '#src/tours/game-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { PicksNotKept } from '../shared/slips/SlipParts.tsx'
import { PlayBoard } from './board/PlayBoard.tsx'
import { PlayCards } from './board/PlayCards.tsx'
import { PlayClosedStakes } from './board/PlayClosedStakes.tsx'
import { PlayHeader } from './PlayHeader.tsx'
import { PlayLines } from './board/PlayLines.tsx'
import { PlayPicksModal } from './board/PlayPicksModal.tsx'
import { PlayStakes } from './board/PlayStakes.tsx'
import { PlayTicketBar } from './PlayTicketBar.tsx'
import { PlayPrice } from './PlayPrice.tsx'
import { priceTag } from './price-tag.ts'
import { isComplete, numbersOf } from '#src/picks/rows.ts'
import { takeEarlyTaps } from '#src/play/early-taps.ts'

/** Plays taps made before the app ran, on the line being edited; a stored line that is full stays as it is. */
const useEarlyTaps = (store: PlayStore): void =>
  useLayoutEffect(() => {
    for (const n of takeEarlyTaps()) {
      const row = store.state.picks[store.state.activeRow]
      if (row && !isComplete(row) && !numbersOf(row).includes(n)) store.toggle(n)
    }
  }, [store])

/** The current ticket's price tag: follows the stake and the number of lines, not each number picked. */
const PlayOdds = ({ store }: { store: PlayStore }) => {
  const { stake, picks } = useSnapshot(store.state)
  return <PlayPrice tag={priceTag(store.game, stake, [], picks.length)} stake={stake} />
}

const PlayShared = lazy(async () => ({ default: (await import('./PlayShared.tsx')).PlayShared }))

interface Props {
  store: PlayStore
  onSummary: () => void
  onBuy: () => void
}

export const Play = ({ store, onSummary, onBuy }: Props) => {
  const { storageNotice } = useSnapshot(store.status)
  const [summary, setSummary] = useState(false)
  const close = useCallback(() => setSummary(false), [])
  const shared = useLocation({ select: location => codeIn(location.search) })
  useEarlyTaps(store)
  const gameWords = wordsOfGame(store.game.id)
  const tour = useMemo(() => gameTour(store.game, gameWords), [store, gameWords])
  return (
    <div className={`play cloth-${store.game.look.cloth}`}>
      <PlayHeader store={store} />
      {storageNotice && <PicksNotKept className="my-3" />}
      <div className="play-desk items-start">
        <div className="play-side">
          <PlayStakes store={store} />
          <PlayBoard store={store} />
          <PlayCards store={store} />
          <TourStart key={tour.id} tour={tour} />
        </div>
        <div className="play-side gap-4">
          <PlayLines store={store} name={gameWords.name} />
          <PlayOdds store={store} />
          <PlayClosedStakes game={store.game} />
        </div>
      </div>
      <PlayTicketBar
        store={store}
        onSummary={() => {
          setSummary(true)
          onSummary()
        }}
      />
      {shared !== undefined && (
        <Suspense>
          <PlayShared key={shared} store={store} code={shared} />
        </Suspense>
      )}
      <PlayPicksModal store={store} open={summary} onClose={close} onBuy={onBuy} />
    </div>
  )
}
