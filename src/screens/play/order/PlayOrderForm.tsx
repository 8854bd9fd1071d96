import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useMakeOrder } from '#src/api/accounts/orders.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { formatDate, formatHour } from '#src/lib/lagos-time.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { ORDER_HOURS, type OrderHour } from '#src/model/orders.ts'
import { Button } from '#src/ui/Button.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { toast } from '#src/ui/toast.ts'
import { PayRefused } from '../../shared/own/PayRefused.tsx'
import {
  atMost,
  bodyOf,
  faultOf,
  FIRST_WISH,
  lastDay,
  LENGTHS,
  payOptions,
  type OrderWish,
} from './order-wish.ts'
import { words } from './words.ts'

interface Props {
  slipId: string
  cost: Kobo
  onClose: () => void
}

const toggled = (hours: readonly OrderHour[], hour: OrderHour): OrderHour[] =>
  ORDER_HOURS.filter(it => (it === hour ? !hours.includes(it) : hours.includes(it)))

const lengths = (now: number) =>
  LENGTHS.map(days => ({
    value: String(days),
    label: words.$forDays(days, formatDate(Date.parse(lastDay(days, now)))),
  }))

const plays = [
  { value: '', label: words.$always },
  ...jackpots.map(({ id, name }) => ({ value: id, label: words.$whileAbove(name) })),
]

export const PlayOrderForm = ({ slipId, cost, onClose }: Props) => {
  const [wish, setWish] = useState<OrderWish>(FIRST_WISH)
  const [asked, setAsked] = useState(false)
  const make = useMakeOrder()
  const navigate = useNavigate()
  const requestKey = useRef<string>(undefined)
  const set = (part: Partial<OrderWish>) => {
    // Another wish is another order.
    requestKey.current = undefined
    setWish(before => ({ ...before, ...part }))
  }
  const fault = faultOf(wish, cost)
  const shown = asked ? fault : undefined
  const { draws, amount } = atMost(wish, cost)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (fault) return
    requestKey.current ??= crypto.randomUUID()
    make.mutate(
      { body: bodyOf(wish, slipId, serverNow()), requestKey: requestKey.current },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          void navigate({ to: '/profile-settings/$page', params: { page: 'standing-orders' } })
        },
      },
    )
  }
  return (
    <Modal open onClose={onClose} title={words.$standingOrder} wide>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{words.$whatItIs}</p>
        <fieldset className="m-0 p-0 border-0">
          <legend className="eyebrow mb-2">{words.$whichDraws}</legend>
          <div className="flex flex-wrap gap-2">
            {ORDER_HOURS.map(hour => (
              <button
                key={hour}
                type="button"
                className="chip num min-w-12 justify-center"
                aria-pressed={wish.hours.includes(hour)}
                onClick={() => set({ hours: toggled(wish.hours, hour) })}
              >
                {formatHour(hour)}
              </button>
            ))}
          </div>
        </fieldset>
        {shown === 'hours' && <p role="alert">{words.$chooseADraw}</p>}
        <div className="grid gap-4 md:grid-cols-2 md:items-start">
          <SelectField
            label={words.$until}
            name="days"
            value={String(wish.days)}
            options={lengths(serverNow())}
            onChange={days => set({ days: Number(days) })}
          />
          <MoneyField
            label={words.$atMost}
            name="most"
            value={wish.most}
            error={
              shown === 'most'
                ? words.$enterAnAmount
                : shown === 'cost'
                  ? words.$oneDrawCosts(formatMoney(cost))
                  : undefined
            }
            onChange={most => set({ most })}
          />
          <SelectField
            label={words.$onlyWhile}
            name="jackpot"
            value={wish.jackpot}
            options={plays}
            onChange={jackpot => set({ jackpot: jackpot as OrderWish['jackpot'] })}
          />
          {wish.jackpot && (
            <MoneyField
              label={words.$sum}
              name="above"
              value={wish.above}
              error={shown === 'above' ? words.$enterAnAmount : undefined}
              required
              onChange={above => set({ above })}
            />
          )}
          <SelectField
            label={words.$payFrom}
            name="from"
            value={wish.from}
            options={payOptions}
            onChange={from => set({ from: from as OrderWish['from'] })}
          />
        </div>
        <p role="status">{words.$upTo(draws, formatMoney(amount))}</p>
        <p className="hint">{words.$pausesItself}</p>
        {make.error && <PayRefused error={make.error} topUp={words.$topUpFirst} />}
        <Button type="submit" kind="gold" block loading={make.isPending}>
          {words.$start}
        </Button>
      </form>
    </Modal>
  )
}
