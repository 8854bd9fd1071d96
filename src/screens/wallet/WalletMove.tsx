import { useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#src/api/errors.ts'
import { useMoveWinnings } from '#src/api/wallet.ts'
import { amountText } from '#src/lib/fields/typed.ts'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

const schemaFor = (winnings: Kobo) =>
  v.object({
    amount: v.pipe(amountText, v.maxValue(winnings, words.$youHaveToMove(formatBalance(winnings)))),
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
  const [alert, setAlert] = useState<{ kind: 'success' | 'error'; heading: string; isUnknown?: boolean }>()
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
        onError: error =>
          setAlert({
            kind: 'error',
            heading: error.message,
            isUnknown: error instanceof ApiError && error.isOffline,
          }),
      },
    )
  }
  return (
    <>
      <Modal open={open} onClose={onClose} title={words.$moveWinningsToPlay}>
        <form className="stack" noValidate onSubmit={form.submit(send)}>
          <p>
            {words.$youHave} <b className="num">{formatBalance(winnings)}</b> {words.$inYourWinningsWallet}
          </p>
          <MoneyField
            label={words.$amount}
            {...form.field('amount')}
            onChange={value => {
              renew()
              form.set('amount', value)
            }}
            required
          />
          <Button type="submit" kind="gold" block loading={move.isPending}>
            {words.$moveToPlayWallet}
          </Button>
        </form>
      </Modal>
      <AlertModal
        open={alert !== undefined}
        kind={alert?.kind ?? 'success'}
        heading={alert?.heading ?? ''}
        onClose={() => setAlert(undefined)}
      >
        {alert?.isUnknown && <p>{words.$movedOnlyOnce}</p>}
      </AlertModal>
    </>
  )
}
