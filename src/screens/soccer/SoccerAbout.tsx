import { soccerPaths } from '#src/games/soccer-cash/paths.ts'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from './about-words.ts'
import { SoccerRules } from './SoccerRules.tsx'

/** Everything about the game, unfolded. */
export const SoccerAbout = () => (
  <div className="w-full max-w-2xl stack gap-4">
    <SoccerRules open />
    <GoldLink to={soccerPaths.real.play}>{words.$playReal}</GoldLink>
  </div>
)
