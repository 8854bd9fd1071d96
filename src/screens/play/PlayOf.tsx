import { useRouter } from '@tanstack/react-router'
import { useSession } from '#src/api/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { isPlayersOnly, pathsOf } from '#src/games/paths.ts'
import { readLowData } from '#src/lib/low-data.ts'
import { playStore } from '#src/play/store.ts'
import { Play } from './Play.tsx'

/** A game's own page. Buy leads to its summary; visitors sign up first, unless anybody may read it. */
export const PlayOf = ({ game }: { game: GameRules }) => {
  const router = useRouter()
  const { isAuthenticated } = useSession()
  const { summary } = pathsOf(game)
  const isNext = isAuthenticated || !isPlayersOnly(game, 'summary')
  const buy = () => {
    if (isNext) router.history.push(summary)
    else void router.navigate({ to: '/user/signup', search: { source: summary } })
  }
  /** The next page comes while the player reads the sheet before it: on 2G it took four seconds after "Buy ticket". */
  const prepare = () => {
    if (isNext && !readLowData()) void import('./PlaySummary.tsx').catch(() => undefined)
  }
  return <Play store={playStore(game)} onSummary={prepare} onBuy={buy} />
}
