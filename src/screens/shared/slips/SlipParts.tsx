import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { GoldLink, QuietLink } from '#src/ui/buttons/Wide.tsx'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { shortId } from '#src/lib/short-id.ts'
import { words } from './words.ts'

export const PicksNotKept = ({ className = '' }: { className?: string }) => (
  <p className={`card ${className}`} role="status">
    {words.$cannotKeep}
  </p>
)

interface HeadProps extends Pick<ComponentProps<typeof EmblemChip>, 'look'> {
  heading: string
  /** Where to change the picks, and what that is called. */
  back: string
  change: string
}

/** What stands in a slip before it is paid, and the way back to the picks. */
export const SlipHead = ({ look, heading, back, change }: HeadProps) => (
  <div className="row flex-wrap gap-y-0">
    <div className="flex items-center gap-3">
      <EmblemChip look={look} />
      <h2 className="title-2">{heading}</h2>
    </div>
    <Link to={back} className="btn-link whitespace-nowrap">
      {change}
    </Link>
  </div>
)

/** The names of a registered slip, at its foot. */
export const SlipIds = ({ id }: { id: string }) => (
  <div className="hint num mt-3">
    <p>
      {words.$shortId} <b className="whitespace-nowrap">{shortId(id)}</b>
    </p>
    <p className="break-all">{words.$slipId(id)}</p>
  </div>
)

interface Props {
  heading?: string
  sub?: string
}

/** In place of a ticket: leads to those that the player has. */
export const NoTicketHere = ({ heading = words.$noNewTicket, sub = words.$ticketsThatYouBought }: Props) => (
  <EmptyState
    heading={heading}
    sub={sub}
    action={<LinkButton to="/game-history">{words.$gameHistory}</LinkButton>}
  />
)

/** Leads a visitor with picks to an account, and back to `source`. */
export const VisitorToPay = ({ kept, source }: { kept: string; source: string }) => (
  <>
    <p className="text-center font-bold">{kept}</p>
    <GoldLink to="/user/signup" search={{ source }}>
      {words.$createAccount}
    </GoldLink>
    <QuietLink to="/user/login" search={{ source }}>
      {words.$logInToPay}
    </QuietLink>
  </>
)
