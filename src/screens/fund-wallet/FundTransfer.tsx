// Topping up by bank transfer: an amount, then an account that is open for this top-up alone.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '#src/lib/money.ts'
import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { topUpQuery, useOpenTransfer } from '#src/api/wallet.ts'
import { transferForm } from '#src/model/money.ts'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Step } from '../shared/Step.tsx'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { FundPayTo } from './FundPayTo.tsx'
import { useOpenTopUp } from './use-open-top-up.ts'
import { words } from './words.ts'

interface Props {
  amount: string
  /** The top-up whose account is open. */
  reference: string | undefined
  gameQuery: string | undefined
  onOpened: (reference: string) => void
}

const Opened = ({ reference, isNew }: { reference: string; isNew: boolean }) => {
  const query = useQuery(topUpQuery(reference))
  if (query.data) return <FundPayTo topUp={query.data} isNew={isNew} />
  return <NotYet error={query.error} refetch={query.refetch} lines={6} />
}

const Ask = ({ amount, gameQuery, onOpened }: Omit<Props, 'reference'>) => {
  const form = useKeptForm('transfer', transferForm, { amount })
  const open = useOpenTransfer()
  const { send, renew, error, forget } = useOpenTopUp(open, gameQuery, ({ reference }) => onOpened(reference))
  return (
    <Step
      title={words.$payByBankTransfer}
      drawing="phone-check"
      count={[1, 2]}
      about={words.$youGetAnAccount}
    >
      <Form onSubmit={form.submit(send)}>
        <MoneyField
          label={words.$amount}
          hint={words.$orMore(formatMoney(SMALLEST_TOP_UP))}
          {...form.field('amount')}
          onChange={value => {
            renew()
            form.set('amount', value)
          }}
          required
        />
        <SubmitOnline offline={words.$youAreOfflineAn} loading={open.isPending}>
          {words.$getTheAccountNumber}
        </SubmitOnline>
      </Form>
      <ErrorAlert error={error} onClose={forget} />
    </Step>
  )
}

export const FundTransfer = ({ reference, onOpened, ...ask }: Props) => {
  const [asked, setAsked] = useState<string>()
  const opened = (of: string) => {
    setAsked(of)
    onOpened(of)
  }
  return (
    <div className="w-full max-w-xl stack">
      {reference ? (
        <Opened reference={reference} isNew={reference === asked} />
      ) : (
        <Ask {...ask} onOpened={opened} />
      )}
    </div>
  )
}
