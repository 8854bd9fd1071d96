import { useState } from 'react'
import * as v from 'valibot'
import { useMoveWinnings } from '#src/api/wallet.ts'
import { isDecided } from '#src/buying/decided.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { winningsText } from '#src/lib/fields/typed.ts'
import { formatBalance, type Kobo } from '#src/lib/money.ts'
import { AlertModal } from '#src/ui/modals/AlertModal.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Modal } from '#src/ui/modals/Modal.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { words } from './words.ts'

const schemaFor = (winnings: Kobo) =>
  v.object({
    move: v.pipe(winningsText, v.maxValue(winnings, words.$youHaveToMove(formatBalance(winnings)))),
  })

interface Props {
  open: boolean
  onClose: () => void
  winnings: Kobo
  /** Proposed, if there are as many winnings: naira, as text. */
  wanted?: string | undefined
}

/**
 * Moves winnings to the play wallet. One key per attempt, so a second tap moves nothing twice. While it is unknown whether
 * they moved, the same amount is requested again under the same key, whatever the balance says meanwhile.
 */
export const WalletMove = ({ open, onClose, winnings, wanted = '' }: Props) => {
  // Not `amount`: a page that tops up has a form with that name, and texts are kept by the names of their fields.
  const form = useForm(schemaFor(winnings), { move: (parseMoney(wanted) ?? 0) <= winnings ? wanted : '' })
  const [moved, setMoved] = useState<string>()
  const [error, setError] = useState<Error>()
  const [isUnknown, setUnknown] = useState(false)
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const renew = () => setRequestKey(crypto.randomUUID())
  const move = useMoveWinnings()
  const send = () => {
    move.mutate(
      { amount: form.values.move, requestKey },
      {
        onSuccess: answer => {
          renew()
          setUnknown(false)
          form.reset()
          setMoved(answer.message)
          onClose()
        },
        onError: failure => {
          const isSettled = isDecided(failure, isUnknown)
          setUnknown(!isSettled)
          // What is unknown is said beside the button that asks again.
          if (isSettled) setError(failure)
        },
      },
    )
  }
  return (
    <>
      <Modal open={open} onClose={onClose} title={words.$moveWinningsToPlay} dismissable={!move.isPending}>
        <Form onSubmit={event => (isUnknown ? send() : form.submit(send)(event))}>
          {isUnknown ? (
            <p role="status">{words.$movedOnlyOnce}</p>
          ) : (
            <p>
              {words.$youHave} <b className="num">{formatBalance(winnings)}</b> {words.$inYourWinningsWallet}
            </p>
          )}
          <MoneyField
            label={words.$amount}
            {...form.field('move')}
            error={isUnknown ? undefined : form.field('move').error}
            readOnly={isUnknown || move.isPending}
            onChange={value => {
              renew()
              form.set('move', value)
            }}
            required
          />
          <Submit loading={move.isPending}>{isUnknown ? words.$askAgain : words.$moveToPlayWallet}</Submit>
        </Form>
      </Modal>
      <AlertModal
        open={moved !== undefined}
        kind="success"
        heading={moved ?? ''}
        onClose={() => setMoved(undefined)}
      />
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </>
  )
}
