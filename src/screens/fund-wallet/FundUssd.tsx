// Topping up by USSD: an amount and a bank, then a code to dial, also without data.
import { useState } from 'react'
import { useOpenUssd, type TopUp } from '#src/api/wallet.ts'
import { ussdForm } from '#src/model/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { useOnline } from '#src/ui/use-online.ts'
import { Step } from '../shared/Step.tsx'
import { FundPayTo } from './FundPayTo.tsx'
import { ussdBanks } from './ussd-banks.ts'
import { useOpenTopUp } from './use-open-top-up.ts'

const options = Object.entries(ussdBanks).map(([value, label]) => ({ value, label }))

interface Props {
  amount: string | undefined
  gameQuery: string | undefined
}

export const FundUssd = ({ amount = '', gameQuery }: Props) => {
  const form = useForm(ussdForm, { amount, bank: '' })
  const open = useOpenUssd()
  const online = useOnline()
  const [topUp, setTopUp] = useState<TopUp>()
  const { send, renew, error, forget } = useOpenTopUp(open, gameQuery, setTopUp)
  const change = (name: 'amount' | 'bank') => (value: string) => {
    renew()
    form.set(name, value)
  }
  if (topUp)
    return (
      <div className="w-full max-w-xl mx-auto stack">
        <FundPayTo topUp={topUp} />
      </div>
    )
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <Step
        title="Pay by USSD"
        drawing="phone-check"
        count={[1, 2]}
        about="You get a code to dial. It works without data, on the phone number that your bank knows."
      >
        <form className="stack" noValidate onSubmit={form.submit(send)}>
          <MoneyField
            label="Amount"
            hint="₦100 or more"
            {...form.field('amount')}
            onChange={change('amount')}
            required
          />
          <SelectField
            label="Bank"
            options={options}
            placeholder="Your bank"
            {...form.field('bank')}
            onChange={change('bank')}
          />
          {!online && <p role="status">You are offline. A code can be made when you are back.</p>}
          <Button type="submit" kind="gold" block loading={open.isPending} disabled={!online}>
            Get the code
          </Button>
        </form>
        <ErrorAlert message={error} onClose={forget} />
      </Step>
    </div>
  )
}
