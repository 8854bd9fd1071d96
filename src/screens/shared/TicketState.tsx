import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { statusName, words } from './state-words.ts'

interface Props {
  status: keyof typeof statusName
  stake: Kobo
  /** After tax. */
  back: Kobo
}

/** `Cashback ₦50`: what the status alone does not say. */
export const stateOf = ({ status, back }: Pick<Props, 'status' | 'back'>): string => {
  if (status === 'Pending') return words.$waiting
  if (status === 'Won') return words.$wonAmount(formatMoney(back))
  return status === 'Lost' && back > 0 ? words.$cashback(formatMoney(back)) : statusName[status]
}

/** A ticket's state, green only if more came back than it cost, and its status if that is a different word. */
export const TicketState = ({ status, stake, back }: Props) => {
  const state = stateOf({ status, back })
  const name = statusName[status]
  const won = status === 'Won' && back > stake
  return (
    <span className="inline-grid justify-items-end gap-0.5 flex-none">
      <span className={`pill num whitespace-nowrap ${won ? 'pill-win' : ''}`}>{state}</span>
      {!state.startsWith(name) && <span className="text-sm text-soft">{name}</span>}
    </span>
  )
}
