import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

interface Props {
  game: GameRules
  steps: readonly string[]
  onTour: () => void
}

/** From choosing numbers to being paid, one step per row, and a button that shows them on the board. */
export const PlayHowToSteps = ({ game, steps, onTour }: Props) => (
  <section aria-labelledby="steps">
    <h2 id="steps" className="title-2">
      {words.$stepByStep}
    </h2>
    <ol className="rows mb-3">
      {steps.map((step, index) => (
        <li key={step}>
          <span className="rank num" aria-hidden="true">
            {index + 1}
          </span>
          <p>{step}</p>
        </li>
      ))}
    </ol>
    <LinkButton to={pathsOf(game).play} kind="quiet" onClick={onTour}>
      {game.offersLines ? words.$showMeRoundThe : words.$showMeRoundTheBoard}
    </LinkButton>
  </section>
)
