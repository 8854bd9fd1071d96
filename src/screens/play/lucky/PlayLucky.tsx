// Choosing lucky numbers: a form per stake band, and new numbers for all of them.
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { GameRules, GameWords } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { gameTour } from '#src/tours/game-tour.ts'
import { TourStart } from '#src/tours/TourStart.tsx'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { PlayHowToLink } from '../PlayHowToLink.tsx'
import { PlayLadder } from '../PlayLadder.tsx'
import { priceTag } from '../price-tag.ts'
import { PicksNotKept } from '../../shared/slips/SlipParts.tsx'
import { bandAt } from './lucky-bands.ts'
import { PlayLuckyForm } from './PlayLuckyForm.tsx'
import { useOpenBands } from '../../shared/held-back/use-open-bands.ts'
import { useOffer } from './use-offer.ts'
import { words as playWords } from './words.ts'

interface Props {
  game: GameRules
  words: GameWords
  /** The band's index among the open ones, as in the address. */
  index: string | undefined
  onIndex: (index: number) => void
  onRegistered: () => void
}

export const PlayLucky = ({ game, words, index, onIndex, onRegistered }: Props) => {
  const store = consentStore(game)
  const online = useOnline()
  const { selections } = useSnapshot(store.state)
  const { storageNotice } = useSnapshot(store.status)
  const { offer, loading, error, renew } = useOffer(store, online)
  const [confirming, setConfirming] = useState(false)
  const bands = useOpenBands(game)
  const { at, band } = bandAt(bands, index)
  const tour = useMemo(() => gameTour(game, words), [game, words])

  const tabs = bands.map(({ stake }, place) => {
    const count = selections.filter(it => it.band === stake).length
    return { id: String(place), label: `${formatMoney(stake)}${count > 0 ? ` (${count})` : ''}` }
  })
  const anew = () => {
    setConfirming(false)
    renew()
  }
  return (
    <div className={`play cloth-${game.look.cloth} stack`}>
      <section className="play-band cloth" aria-label={playWords.$luckyNumbersToChoose}>
        <Emblem name={game.look.emblem} size={64} className="hidden md:block" />
        <p className="flex-1 text-sm font-bold">{playWords.$chooseUpToLucky(game.lineCounts.at(-1)!)}</p>
        <div className="play-band-top">
          <button
            type="button"
            className="btn btn-quiet btn-small play-how"
            disabled={!online || loading}
            aria-busy={loading || undefined}
            onClick={() => (selections.length > 0 ? setConfirming(true) : renew())}
          >
            <Icon name="shuffle" /> <span>{playWords.$newLuckyNumbers}</span>
          </button>
          <PlayHowToLink game={game} />
        </div>
        <PlayLadder tag={priceTag(game, band.stake, [], 1)} />
      </section>
      {storageNotice && <PicksNotKept />}
      {error && <ErrorNote error={error} onRetry={renew} />}
      <Tabs
        label={playWords.$stakeBands}
        tour="picks"
        tabs={tabs}
        value={String(at)}
        onChange={id => onIndex(Number(id))}
      >
        {/* Keyed by band, so nothing opened in one stays open in the next. */}
        <PlayLuckyForm
          key={band.stake}
          store={store}
          band={band}
          offered={offer?.bands.find(it => it.band === band.stake)?.luckyNumbers}
          loading={loading}
          online={online}
          onRegistered={onRegistered}
        />
      </Tabs>
      <TourStart tour={tour} />
      <ConfirmModal open={confirming} onYes={anew} onNo={() => setConfirming(false)}>
        <p>{playWords.$newLuckyNumbersTake}</p>
      </ConfirmModal>
    </div>
  )
}
