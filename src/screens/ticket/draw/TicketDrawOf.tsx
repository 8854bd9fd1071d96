import { useSnapshot } from 'valtio'
import { useUser } from '#src/api/user.ts'
import type { GameRules } from '#src/games/game.ts'
import { playStore } from '#src/play/store.ts'
import { TicketDraw } from './TicketDraw.tsx'
import { TicketSuccess } from '../bought/TicketSuccess.tsx'

/** A ticket's draw; without an id, that of the game's latest ticket. */
export const TicketDrawOf = ({ game, id }: { game: GameRules; id: string | undefined }) => {
  const { user } = useUser()
  const { state, keepDraw } = playStore(game)
  const { successObject } = useSnapshot(state)
  const shown = id ?? successObject?.ticketId
  if (!user) return null
  if (!shown) return <TicketSuccess success={null} />
  return (
    <TicketDraw
      key={shown}
      id={shown}
      playerKey={user.phoneNumber}
      onDrawn={draw => {
        if (shown === successObject?.ticketId) keepDraw(draw)
      }}
    />
  )
}
