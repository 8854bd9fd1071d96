// The screens of virtual soccer by address, with the blocks of other screens that they show.
import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { useUser } from '#src/api/user.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { pathsOf } from '#src/games/paths.ts'
import type { BoughtTicket } from '#src/model/tickets.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { PlayPaying } from '#src/screens/play/pay/PlayPaying.tsx'
import { TicketSuccess } from '#src/screens/ticket/bought/TicketSuccess.tsx'
import { drawSearch } from '#src/screens/ticket/draw/draw-search.ts'
import { VirtualDraw } from '#src/screens/ticket/virtual/VirtualDraw.tsx'
import { VirtualScreen } from '#src/screens/virtual/VirtualScreen.tsx'
import type { PayProps } from '#src/screens/virtual/VirtualSummary.tsx'

const paths = pathsOf(virtualSoccer)

/** Refusals after which the same picks make a new slip, or none: their matches may have begun. */
const RENEWED_AT = ['slip-unknown', 'slip-paid', 'price-differs', 'batch-missed', 'batch-closed']

const Pay = (props: PayProps) => (
  <PlayPaying
    {...props}
    gameId={virtualSoccer.id}
    here={paths.summary}
    verifyPhone={paths.verifyPhone}
    bought={paths.success}
    onBought={virtualStore().keepSuccess}
    renewedAt={RENEWED_AT}
  />
)

const Play = () => <VirtualScreen Pay={Pay} />

const Success = () => {
  const { successObject } = useSnapshot(virtualStore().state)
  return <TicketSuccess success={successObject as BoughtTicket | null} />
}

/** The ticket that the address names, else the one bought last. */
const drawOf = (still: boolean) => () => {
  const { user } = useUser()
  const { successObject } = useSnapshot(virtualStore().state)
  const { id } = drawSearch(useLocation().search)
  return user && <VirtualDraw id={id ?? successObject?.ticketId} playerKey={user.phoneNumber} still={still} />
}

export const virtualScreens: Readonly<Record<string, ComponentType>> = {
  '/virtual': Play,
  '/soccer-cash/success/virtual': Success,
  '/soccer-cash/match-scores/virtual': drawOf(false),
  '/soccer-cash/match-scores/virtual-static': drawOf(true),
}

export const virtualReady = () => virtualStore().ready
