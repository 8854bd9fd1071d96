// How the game is played, what it pays and how likely that is, all computed from the catalogue.
import { wordsOfGame } from '#src/games/game-words.ts'
import type { GameRules } from '#src/games/game.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { pathsOf } from '#src/games/paths.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { wishTour } from '#src/tours/wish.ts'
import { Emblem } from '#src/ui/Emblem.tsx'
import { Fold } from '#src/ui/Fold.tsx'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { PlayHowToCards } from './PlayHowToCards.tsx'
import { PlayHowToChoice } from './PlayHowToChoice.tsx'
import { PlayHowToSteps } from './PlayHowToSteps.tsx'
import { PlayLadder } from '../PlayLadder.tsx'
import { PlayPriceFigures } from '../PlayPrice.tsx'
import { priceTag } from '../price-tag.ts'
import { useOpenBands } from '../../shared/held-back/use-open-bands.ts'
import { words } from './words.ts'

const jackpotPercent = jackpots.reduce((sum, { share }) => sum + share, 0) / 100

export const PlayHowTo = ({ game }: { game: GameRules }) => {
  const gameWords = wordsOfGame(game.id)
  const tagOf = (stake: Kobo) => priceTag(game, stake, [], game.lineCounts[0]!)
  const { stake, topPrize } = game.stakes[0]!
  const open = useOpenBands(game)
  return (
    <div className="w-full grid gap-4 [&>*]:min-w-0">
      <section
        className={`cloth cloth-${game.look.cloth} rounded-3xl p-5 grid gap-4 [&>*]:min-w-0`}
        aria-label={gameWords.name}
      >
        <div className="flex flex-wrap items-center gap-4">
          <Emblem name={game.look.emblem} size={64} />
          <div className="flex-1 min-w-[4em]">
            <h2 className="title-1">{gameWords.name}</h2>
            <p>{gameWords.tagline}</p>
          </div>
        </div>
        <p className="text-sm">{words.$aLineOfPays(formatMoney(stake))}</p>
        <PlayLadder tag={tagOf(stake)} />
        <GoldLink to={pathsOf(game).play}>{words.$playNow}</GoldLink>
      </section>
      <div className="grid gap-4 lg:grid-cols-2 [&>*]:min-w-0 lg:items-start">
        <div className="grid gap-4 [&>*]:min-w-0">
          <PlayHowToSteps game={game} steps={gameWords.howToPlay} onTour={() => wishTour(game.id)} />
          {game.choice && <PlayHowToChoice choice={game.choice} once={topPrize} />}
          {game.lineCards && <PlayHowToCards game={game} stake={stake} />}
        </div>
        <section aria-labelledby="prizes">
          <h2 id="prizes" className="title-2 mb-2">
            {words.$prizesAndOddsOf}
          </h2>
          {open.map((option, index) => (
            <Fold
              key={option.stake}
              summary={words.$prizesOfALine(formatMoney(option.stake))}
              open={index === 0}
            >
              <PlayPriceFigures stake={option.stake} tag={tagOf(option.stake)} />
            </Fold>
          ))}
          <p className="hint mt-3">{words.$besidesOfEveryStake(jackpotPercent)}</p>
        </section>
      </div>
    </div>
  )
}
