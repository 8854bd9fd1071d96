import { useState } from 'react'
import * as v from 'valibot'
import { useMoveWinnings } from '#src/api/wallet.ts'
import { amountText } from '#src/lib/fields/typed.ts'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'

const schemaFor = (winnings: Kobo) =>
  v.object({
    amount: v.pipe(amountText, v.maxValue(winnings, `You have ${formatBalance(winnings)} to move`)),
  })

/** Moves winnings to the play wallet. One key per attempt, so a second tap moves nothing twice. */
export const WalletMove = ({
  open,
  onClose,
  winnings,
}: {
  open: boolean
  onClose: () => void
  winnings: Kobo
}) => {
  const form = useForm(schemaFor(winnings), { amount: '' })
  const [alert, setAlert] = useState<{ kind: 'success' | 'error'; heading: string }>()
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const renew = () => setRequestKey(crypto.randomUUID())
  const move = useMoveWinnings()
  const send = () => {
    move.mutate(
      { amount: form.values.amount, requestKey },
      {
        onSuccess: answer => {
          renew()
          form.set('amount', '')
          setAlert({ kind: 'success', heading: answer.message })
          onClose()
        },
        onError: error => setAlert({ kind: 'error', heading: error.message }),
      },
    )
  }
  return (
    <>
      <Modal open={open} onClose={onClose} title="Move winnings to play wallet">
        <form className="stack" noValidate onSubmit={form.submit(send)}>
          <p>
            You have <b className="num">{formatBalance(winnings)}</b> in your winnings wallet.
          </p>
          <MoneyField
            label="Amount"
            {...form.field('amount')}
            onChange={value => {
              renew()
              form.set('amount', value)
            }}
            required
          />
          <Button type="submit" kind="gold" block loading={move.isPending}>
            Move to play wallet
          </Button>
        </form>
      </Modal>
      <AlertModal
        open={alert !== undefined}
        kind={alert?.kind ?? 'success'}
        heading={alert?.heading ?? ''}
        onClose={() => setAlert(undefined)}
      />
    </>
  )
}
