// Topping up by USSD: an amount and a bank, then a code to dial, even without data.
import { useState } from 'react'
import { formatMoney } from '#src/lib/money.ts'
import { SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { useOpenUssd, type TopUp } from '#src/api/wallet.ts'
import { ussdForm } from '#src/model/money.ts'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Step } from '../shared/Step.tsx'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { FundPayTo } from './FundPayTo.tsx'
import { ussdBanks } from './ussd-banks.ts'
import { useOpenTopUp } from './use-open-top-up.ts'
import { words } from './words.ts'

const options = Object.entries(ussdBanks).map(([value, label]) => ({ value, label }))

interface Props {
  amount: string | undefined
  gameQuery: string | undefined
}

export const FundUssd = ({ amount = '', gameQuery }: Props) => {
  const form = useKeptForm('ussd', ussdForm, { amount, bank: '' })
  const open = useOpenUssd()
  const [topUp, setTopUp] = useState<TopUp>()
  const { send, renew, error, forget } = useOpenTopUp(open, gameQuery, setTopUp)
  const change = (name: 'amount' | 'bank') => (value: string) => {
    renew()
    form.set(name, value)
  }
  if (topUp)
    return (
      <div className="w-full max-w-xl stack">
        <FundPayTo topUp={topUp} isNew />
      </div>
    )
  return (
    <div className="w-full max-w-xl stack">
      <Step title={words.$payByUssd} drawing="phone-check" count={[1, 2]} about={words.$youGetACode}>
        <Form onSubmit={form.submit(send)}>
          <MoneyField
            label={words.$amount}
            hint={words.$orMore(formatMoney(SMALLEST_TOP_UP))}
            {...form.field('amount')}
            onChange={change('amount')}
            required
          />
          <SelectField
            label={words.$bank}
            options={options}
            placeholder={words.$yourBank}
            {...form.field('bank')}
            onChange={change('bank')}
          />
          <SubmitOnline offline={words.$youAreOfflineA} loading={open.isPending}>
            {words.$getTheCode}
          </SubmitOnline>
        </Form>
        <ErrorAlert error={error} onClose={forget} />
      </Step>
    </div>
  )
}
