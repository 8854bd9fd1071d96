import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { BoughtTicket } from '#src/model/tickets.ts'
import type { GameRules } from '#src/games/game.ts'
import { consentStore } from '#src/play/consent-store.ts'
import { playStore } from '#src/play/store.ts'
import { TicketSuccess } from './TicketSuccess.tsx'
import { TicketSuccessAll } from './TicketSuccessAll.tsx'

const Offered = ({ game }: { game: GameRules }) => {
  const { successObject } = useSnapshot(consentStore(game).state)
  return <TicketSuccessAll tickets={(successObject ?? []) as BoughtTicket[]} />
}

interface Props {
  game: GameRules
  /** What else was paid for. */
  children?: ReactNode
}

const Picked = ({ game, children }: Props) => {
  const { successObject } = useSnapshot(playStore(game).state)
  return <TicketSuccess success={successObject as BoughtTicket | null}>{children}</TicketSuccess>
}

/** The game's latest purchase on this device. */
export const TicketSuccessOf = ({ game, children }: Props) =>
  game.offersLines ? <Offered game={game} /> : <Picked game={game}>{children}</Picked>
