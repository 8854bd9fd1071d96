import { useRouter } from '@tanstack/react-router'
import { useSession } from '#src/api/user.ts'
import type { GameRules, GameWords } from '#src/games/game.ts'
import { isPlayersOnly, pathsOf } from '#src/games/paths.ts'
import { playStore } from '#src/play/store.ts'
import { Play } from './Play.tsx'

/** A game's own page. Buy leads to its summary; visitors sign up first, unless anybody may read it. */
export const PlayOf = ({ game, gameWords }: { game: GameRules; gameWords: GameWords }) => {
  const router = useRouter()
  const { isAuthenticated } = useSession()
  const { summary } = pathsOf(game)
  const buy = () => {
    if (isAuthenticated || !isPlayersOnly(game, 'summary')) router.history.push(summary)
    else void router.navigate({ to: '/user/signup', search: { source: summary } })
  }
  return <Play store={playStore(game)} gameWords={gameWords} onBuy={buy} />
}
