// The front page of a game that offers its lines: bands, how to play, prizes, and the first consent.
import { useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { GameRules, GameWords } from '#src/games/game.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { wishTour } from '#src/tours/wish.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { ConsentModal } from '#src/ui/modals/ConsentModal.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useIsPaused } from '../../shared/held-back/PausedCard.tsx'
import { UnlessPaused } from '../../shared/held-back/UnlessPaused.tsx'
import { isConsentGiven, useAgree } from '../../shared/use-consent.ts'
import { PlayLuckyBandCards } from './PlayLuckyBandCards.tsx'
import { PlayPrice } from '../PlayPrice.tsx'
import { priceTag } from '../price-tag.ts'
import { useOpenBands } from '../../shared/held-back/use-open-bands.ts'
import { words as playWords } from './words.ts'

interface Props {
  game: GameRules
  words: GameWords
  nextDraw: ReactNode
  /** Opens a band's numbers, by its index among the open bands. */
  onStart: (index: number) => void
}

export const PlayLuckyEntry = ({ game, words, nextDraw, onStart }: Props) => {
  const store = consentStore(game)
  const { selections } = useSnapshot(store.state)
  const agree = useAgree()
  const isPaused = useIsPaused(game.id)
  const open = useOpenBands(game)
  const [asking, setAsking] = useState<number>()
  const start = async (index: number) => ((await isConsentGiven()) ? onStart(index) : setAsking(index))
  return (
    <div className="w-full grid gap-4 [&>*]:min-w-0">
      <section className={`cloth cloth-${game.look.cloth} rounded-2xl p-5 stack`} aria-label={words.name}>
        <div className="flex items-center gap-3">
          <Emblem name={game.look.emblem} size={48} />
          <h2 className="title-1">{words.name}</h2>
        </div>
        <p>{words.tagline}</p>
        <div id="start">
          <UnlessPaused game={game.id}>
            <GoldButton onClick={() => void start(0)}>
              {selections.length > 0 ? playWords.$backToMyLucky : playWords.$getMyLuckyNumbers}
            </GoldButton>
          </UnlessPaused>
        </div>
      </section>
      <Section id="bands" title={playWords.$chooseYourStake} className="stack">
        <PlayLuckyBandCards game={game} onPlay={start} pausedBy={isPaused ? 'start' : undefined} />
      </Section>
      {nextDraw}
      <Section id="how" title={playWords.$howToPlay}>
        <ol className="stack pl-5 list-decimal">
          {words.howToPlay.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button
          kind="quiet"
          className="self-start"
          onClick={() => {
            wishTour(game.id)
            void start(0)
          }}
        >
          {playWords.$showMeRoundThe}
        </Button>
      </Section>
      <div className="grid gap-3 grid-cols-1 lg:grid-cols-2">
        {open.map(({ stake }) => (
          <PlayPrice key={stake} stake={stake} tag={priceTag(game, stake, [], 1)} />
        ))}
      </div>
      <p className="hint">{playWords.$jackpotsAreNotCounted}</p>
      <ConsentModal
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onAgree={() => {
          agree()
          onStart(asking ?? 0)
        }}
      />
    </div>
  )
}
