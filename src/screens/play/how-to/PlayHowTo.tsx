// How the game is played, what it pays and how likely that is, all computed from the catalogue.
import type { GameFace } from '#src/games/face.ts'
import type { GameRules } from '#src/games/game.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { pathsOf } from '#src/games/paths.ts'
import { wishTour } from '#src/tours/wish.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PlayHowToCards } from './PlayHowToCards.tsx'
import { PlayHowToChoice } from './PlayHowToChoice.tsx'
import { PlayPrice } from '../PlayPrice.tsx'
import { priceTag } from '../price-tag.ts'

const jackpotPercent = jackpots.reduce((sum, { share }) => sum + share, 0) / 100

export const PlayHowTo = ({ game, face }: { game: GameRules; face: Pick<GameFace, 'words'> }) => (
  <div className="w-full stack">
    <section className="card stack">
      <h2 className="title-2">{face.words.name}</h2>
      <p className="text-soft">{face.words.tagline}</p>
      <ol className="stack pl-5 list-decimal">
        {face.words.howToPlay.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    {game.choice && <PlayHowToChoice choice={game.choice} once={game.stakes[0]!.topPrize} />}
    <div className="grid gap-3 grid-cols-1 lg:grid-cols-2">
      {game.stakes
        .filter(option => !option.comingSoon)
        .map(({ stake }) => (
          <PlayPrice key={stake} stake={stake} tag={priceTag(game, stake, [], game.lineCounts[0]!)} />
        ))}
      {game.lineCards && <PlayHowToCards game={game} stake={game.stakes[0]!.stake} />}
    </div>
    <p className="hint">
      Besides, {jackpotPercent}% of every stake goes into the jackpots, which are not counted here. Every line
      has the same chance, picked by hand or by the phone.
    </p>
    <LinkButton to={pathsOf(game).play} kind="quiet" block onClick={() => wishTour(game.id)}>
      Show me round {game.offersLines ? 'the lucky numbers' : 'the board'}
    </LinkButton>
    <LinkButton to={pathsOf(game).play} kind="gold" block>
      Play now
    </LinkButton>
  </div>
)
