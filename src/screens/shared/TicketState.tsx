import { formatMoney, type Kobo } from '#src/lib/money.ts'

type Status = 'Pending' | 'Won' | 'Lost' | 'Refunded'

interface Props {
  status: Status
  stake: Kobo
  /** After tax. */
  back: Kobo
}

/** `Cashback ₦50`: what the status alone does not say. */
export const stateOf = ({ status, back }: Pick<Props, 'status' | 'back'>): string => {
  if (status === 'Pending') return 'Waiting'
  if (status === 'Won') return `Won ${formatMoney(back)}`
  return status === 'Lost' && back > 0 ? `Cashback ${formatMoney(back)}` : status
}

/** A ticket's state, green only if more came back than it cost, and its status where that is another word. */
export const TicketState = ({ status, stake, back }: Props) => {
  const state = stateOf({ status, back })
  const won = status === 'Won' && back > stake
  return (
    <span className="inline-grid justify-items-end gap-0.5 flex-none">
      <span className={`pill num whitespace-nowrap ${won ? 'pill-win' : ''}`}>{state}</span>
      {!state.startsWith(status) && <span className="text-sm text-soft">{status}</span>}
    </span>
  )
}
