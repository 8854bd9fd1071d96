// Picking a ticket: batch header, stake, lines, board, price tag, and the bar to the summary. Nothing here
// subscribes to the picks, so a tap on a ball redraws only what shows them.
import { useLocation } from '@tanstack/react-router'
import { Suspense, lazy, useCallback, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { GameFace } from '#src/games/face.ts'
import { pathsOf } from '#src/games/paths.ts'
import { codeIn } from '#src/play/share-link.ts'
import type { PlayStore } from '#src/play/store.ts'
import { gameTour } from '#src/tours/game-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PlayBoard } from './board/PlayBoard.tsx'
import { PlayHeader } from './PlayHeader.tsx'
import { PlayLines } from './board/PlayLines.tsx'
import { PlayOdds } from './PlayOdds.tsx'
import { PlayPicksModal } from './board/PlayPicksModal.tsx'
import { PlayStakes } from './board/PlayStakes.tsx'
import { PlayTicketBar } from './PlayTicketBar.tsx'

const PlayShared = lazy(async () => ({ default: (await import('./PlayShared.tsx')).PlayShared }))

export const Play = ({ store, face, onBuy }: { store: PlayStore; face: GameFace; onBuy: () => void }) => {
  const { storageNotice } = useSnapshot(store.status)
  const [summary, setSummary] = useState(false)
  const close = useCallback(() => setSummary(false), [])
  const shared = useLocation({ select: location => codeIn(location.search) })
  const tour = useMemo(() => gameTour(store.game, face.words), [store, face])
  return (
    <div className="w-full">
      <div className="play-grid">
        <div className="play-wide">
          <PlayHeader
            store={store}
            title={face.words.name}
            action={
              <LinkButton
                to={pathsOf(store.game).howToPlay}
                kind="quiet"
                className="btn-small whitespace-nowrap"
                data-tour="how-to-play"
              >
                How to Play
              </LinkButton>
            }
          />
        </div>
        <div className="play-wide empty:hidden">
          <TourStart key={tour.id} tour={tour} />
        </div>
        {storageNotice && (
          <p className="card play-wide" role="status">
            This phone cannot keep your picks. They last until this page is closed.
          </p>
        )}
        <div className="stack">
          <PlayStakes store={store} />
          <PlayBoard store={store} face={face} />
        </div>
        <div className="stack">
          <PlayLines store={store} name={face.words.name} />
          <PlayOdds store={store} />
        </div>
      </div>
      <PlayTicketBar store={store} onSummary={() => setSummary(true)} />
      {shared !== undefined && (
        <Suspense>
          <PlayShared key={shared} store={store} code={shared} />
        </Suspense>
      )}
      <PlayPicksModal store={store} open={summary} onClose={close} onBuy={onBuy} />
    </div>
  )
}
