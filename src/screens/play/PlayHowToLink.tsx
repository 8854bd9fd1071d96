import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { words } from './words.ts'

/** The way to the rules; on a phone there is room for its icon alone. */
export const PlayHowToLink = ({ game }: { game: GameRules }) => (
  <LinkButton
    to={pathsOf(game).howToPlay}
    kind="quiet"
    className="btn-small play-how"
    data-tour="how-to-play"
  >
    <Icon name="info" /> <span>{words.$howToPlay}</span>
  </LinkButton>
)
