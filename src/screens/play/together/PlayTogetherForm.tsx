import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useMakeSyndicate } from '#src/api/accounts/syndicates.ts'
import { holdBack } from '#src/buying/held-back.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { MOST_MEMBERS } from '#src/model/players/syndicates.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { toast } from '#src/ui/toast.ts'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { PayRefused } from '../../shared/own/PayRefused.tsx'
import { useMade } from '../../shared/own/use-made.ts'
import { ShareFields } from './ShareFields.tsx'
import { evenly, faultsOf, mayBeMade, sumOf, type TypedShare } from './shares.ts'
import { words } from './words.ts'

interface Props {
  slipId: string
  cost: Kobo
  /** The request key of a wish, the same each time. */
  keyOf: (wish: string) => string
  onMade: () => void
  onRenew: () => void
  onClose: () => void
}

const sumWords = (sum: Kobo, cost: Kobo): string => {
  if (sum === cost) return words.$adds(formatMoney(cost))
  return sum < cost
    ? words.$missing(formatMoney(cost - sum), formatMoney(cost))
    : words.$tooMuch(formatMoney(sum - cost), formatMoney(cost))
}

const made = {
  refusal: 'syndicate-made',
  page: 'group-tickets',
  see: words.$seeGroups,
  unknown: words.$mayBePaid,
} as const

export const PlayTogetherForm = ({ slipId, cost, keyOf, onMade, onRenew, onClose }: Props) => {
  const [shares, setShares] = useState<TypedShare[]>(() => evenly(cost, ['', '']))
  const [asked, setAsked] = useState(false)
  const make = useMakeSyndicate()
  const follow = useMade(made.page)
  const names = shares.map(it => it.name)
  const yours = parseMoney(shares[0]!.amount) ?? 0
  const faults = faultsOf(shares)

  const send = () => {
    const body = { slipId, shares }
    follow(make.mutateAsync({ body, requestKey: keyOf(JSON.stringify(body)) }), {
      onMade,
      onFailed: error => {
        if (error instanceof ApiError && ['slip-unknown', 'slip-paid'].includes(error.refusal)) {
          toast.error(error.message)
          onRenew()
        } else holdBack(error, send)
      },
    })
  }
  const submit = () => {
    setAsked(true)
    if (mayBeMade(shares, cost)) send()
  }
  return (
    <Modal open onClose={onClose} title={words.$groupTicket} dismissable={!make.isPending}>
      <Form onSubmit={submit}>
        <p>{words.$whatItIs}</p>
        {shares.map((share, at) => (
          <ShareFields
            key={at}
            at={at}
            share={share}
            fault={asked ? faults[at]! : {}}
            onChange={next => setShares(shares.map((one, index) => (index === at ? next : one)))}
            onTakeOut={
              shares.length > 2
                ? () =>
                    setShares(
                      evenly(
                        cost,
                        names.filter((_, index) => index !== at),
                      ),
                    )
                : undefined
            }
          />
        ))}
        {shares.length < MOST_MEMBERS && (
          <Button kind="quiet" onClick={() => setShares(evenly(cost, [...names, '']))}>
            {words.$addAFriend}
          </Button>
        )}
        <p role="status">{sumWords(sumOf(shares), cost)}</p>
        <p className="hint">{words.$namesSeen}</p>
        {make.error && (
          <PayRefused
            error={make.error}
            topUp={words.$topUpFirst}
            amount={yours}
            made={{ ...made, onSee: onMade }}
          />
        )}
        <Submit loading={make.isPending}>{words.$payYours(formatMoney(yours))}</Submit>
      </Form>
    </Modal>
  )
}
