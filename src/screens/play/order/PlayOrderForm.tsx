import { useRef, useState } from 'react'
import { useMakeOrder } from '#src/api/accounts/orders.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { useNow } from '#src/ui/time/use-now.ts'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { PayRefused } from '../../shared/own/PayRefused.tsx'
import { useMade } from '../../shared/own/use-made.ts'
import { OrderFields } from './OrderFields.tsx'
import { OrderHours } from './OrderHours.tsx'
import { atMost, bodyOf, faultOf, FIRST_WISH, type OrderWish } from './order-wish.ts'
import { words } from './words.ts'

interface Props {
  slipId: string
  cost: Kobo
  onMade: () => void
  onClose: () => void
}

const made = {
  refusal: 'order-made',
  page: 'standing-orders',
  see: words.$seeOrders,
  unknown: words.$mayBeMade,
} as const

export const PlayOrderForm = ({ slipId, cost, onMade, onClose }: Props) => {
  const [wish, setWish] = useState<OrderWish>(FIRST_WISH)
  const [asked, setAsked] = useState(false)
  const make = useMakeOrder()
  // What is sent must be what the screen shows, at midnight too.
  const now = useNow(MINUTE)
  const follow = useMade(made.page)
  const requestKey = useRef<string>(undefined)
  const set = (part: Partial<OrderWish>) => {
    // A changed wish is a different order.
    requestKey.current = undefined
    setWish(before => ({ ...before, ...part }))
  }
  const fault = faultOf(wish, cost)
  const shown = asked ? fault : undefined
  const { draws, amount } = atMost(wish, cost, now)

  const submit = () => {
    setAsked(true)
    if (fault) return
    requestKey.current ??= crypto.randomUUID()
    const body = bodyOf(wish, slipId, now)
    follow(make.mutateAsync({ body, requestKey: requestKey.current }), { onMade })
  }
  return (
    <Modal open onClose={onClose} title={words.$standingOrder} dismissable={!make.isPending} wide>
      <Form onSubmit={submit}>
        <p>{words.$whatItIs}</p>
        <OrderHours hours={wish.hours} onChange={hours => set({ hours })} />
        {shown === 'hours' && <p role="alert">{words.$chooseADraw}</p>}
        <OrderFields wish={wish} cost={cost} now={now} fault={shown} onChange={set} />
        <p role="status">{words.$upTo(draws, formatMoney(amount))}</p>
        <p className="hint">{words.$pausesItself}</p>
        {make.error && (
          <PayRefused
            error={make.error}
            topUp={wish.from === 'play' ? words.$topUpFirst : undefined}
            amount={cost}
            made={{ ...made, onSee: onMade }}
          />
        )}
        <Submit loading={make.isPending}>{words.$start}</Submit>
      </Form>
    </Modal>
  )
}
