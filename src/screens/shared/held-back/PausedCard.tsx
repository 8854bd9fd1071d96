import { useIsHeld } from '#src/api/reserve.ts'
import { KeptBreak } from './KeptBreak.tsx'
import { words } from './paused-words.ts'
import { useKeptBreak } from './use-kept-break.ts'

/** Whether the signed-in player is on a break, or nothing of the game is sold for now. */
export const useIsPaused = (game: string): boolean => {
  const isHeld = useIsHeld(game)
  return useKeptBreak() !== undefined || isHeld
}

/** Says which of the two it is, in place of the ways to pay. */
export const PausedCard = ({ game }: { game: string }) => {
  const isHeld = useIsHeld(game)
  if (useKeptBreak() || !isHeld) return <KeptBreak />
  return (
    <p className="card" role="status">
      {words.$gameHeld}
    </p>
  )
}
