import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TicketFailed } from './TicketFailed.tsx'
import { TicketSlip } from './TicketSlip.tsx'
import { useChecks } from './use-checks.ts'
import { useTicket } from './use-ticket.ts'
import type { KeptDetail } from '#src/model/kept.ts'

interface Props {
  id: string
  playerKey: string
}

const Checked = ({ ticket, id, playerKey, ...ages }: Props & { ticket: KeptDetail } & Ages) => {
  const { checked } = useChecks(ticket, { player: playerKey, ticket: id, heardAt: ages.heardAt })
  return <TicketSlip ticket={ticket} checks={checked?.checks} asOf={ages.asOf} />
}

interface Ages {
  asOf: number | undefined
  heardAt: number | undefined
}

/** The slip of a ticket, wherever it is shown. */
export const TicketSlipOf = ({ id, playerKey }: Props) => {
  const { ticket, asOf, heardAt, error, retry } = useTicket(id, playerKey)
  if (ticket) return <Checked ticket={ticket} id={id} playerKey={playerKey} asOf={asOf} heardAt={heardAt} />
  return error ? <TicketFailed error={error} onRetry={retry} /> : <Skeleton lines={8} />
}
