import { useSnapshot } from 'valtio'
import type { SuccessObject } from '#src/contract/games.ts'
import type { GameRules } from '#src/games/game.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccess } from './TicketSuccess.tsx'

/** The ticket of a game that was bought last on this device. */
export const TicketSuccessOf = ({ game }: { game: GameRules }) => {
  const { successObject } = useSnapshot(playStore(game).state)
  return <TicketSuccess success={successObject as SuccessObject | null} />
}
