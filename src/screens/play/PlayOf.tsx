import { useRouter } from '@tanstack/react-router'
import type { GameFace } from '#src/games/face.ts'
import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { playStore } from '#src/play/store.ts'
import { Play } from './Play.tsx'

/** A game's own page: one store, with Buy leading to its summary. */
export const PlayOf = ({ game, face }: { game: GameRules; face: GameFace }) => {
  const router = useRouter()
  return <Play store={playStore(game)} face={face} onBuy={() => router.history.push(pathsOf(game).summary)} />
}
