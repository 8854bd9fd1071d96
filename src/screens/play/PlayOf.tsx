import { useRouter } from '@tanstack/react-router'
import { useSession } from '#src/api/user.ts'
import type { GameFace } from '#src/games/face.ts'
import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { playStore } from '#src/play/store.ts'
import { Play } from './Play.tsx'

interface PlayOfProps {
  game: GameRules
  face: GameFace
  /** A visitor may read the summary too. */
  openSummary?: boolean
}

/** A game's own page. Buy leads to its summary, a visitor by way of an account. */
export const PlayOf = ({ game, face, openSummary = false }: PlayOfProps) => {
  const router = useRouter()
  const { isAuthenticated } = useSession()
  const { summary } = pathsOf(game)
  const buy = () => {
    if (isAuthenticated || openSummary) router.history.push(summary)
    else void router.navigate({ to: '/user/signup', search: { source: summary } })
  }
  return <Play store={playStore(game)} face={face} onBuy={buy} />
}
