// Topping up: an amount, the card channel, then the checkout in its own window, which closes after returning.
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { useUser } from '#src/api/user.ts'
import { grouped } from '#src/lib/figures.ts'
import { amountText, SMALLEST_TOP_UP } from '#src/lib/fields/typed.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { walletNames } from '#src/lib/wallet-names.ts'
import { Chip } from '#src/ui/buttons/Chip.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { Form, Submit } from '#src/ui/fields/Form.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { sumSize } from '#src/ui/Money.tsx'
import { BalancesSince } from '../shared/BalancesSince.tsx'
import { useCardTopUp } from '../shared/card/use-card-top-up.ts'
import { KeptBreak } from '../shared/held-back/KeptBreak.tsx'
import { LookBack } from '../shared/held-back/LookBack.tsx'
import { useKeptForm } from '../shared/use-kept-form.ts'
import { FundLinks } from './FundLinks.tsx'
import { FundPending } from './FundPending.tsx'
import { FundWalletLow } from './FundWalletLow.tsx'
import { words } from './words.ts'

const schema = v.object({
  amount: v.pipe(
    amountText,
    v.minValue(SMALLEST_TOP_UP, words.$theSmallestAmountIs(formatMoney(SMALLEST_TOP_UP))),
  ),
})
const quickAmounts = ['200', '500', '1000', '2000', '5000', '10000']

interface Props {
  amount?: string
  lowBalance?: boolean
  needed?: string
  gameQuery?: string
  /** What winnings can pay. */
  winnings: ReactNode
  onOpened: (reference: string) => void
}

export const FundWallet = ({ amount, lowBalance, needed, gameQuery, winnings, onOpened }: Props) => {
  const { user } = useUser()
  const form = useKeptForm('top-up', schema, { amount: amount ?? needed ?? '' })
  const [low, setLow] = useState(lowBalance === true)
  const card = useCardTopUp({
    gameQuery,
    onOpened,
    refused: words.$thePaymentPageCould,
    lost: words.$nothingCharged,
  })
  const change = (value: string) => {
    card.renew()
    form.set('amount', value)
  }

  return (
    <div className="w-full max-w-xl stack">
      {user && (
        <p className="row cloth cloth-violet rounded-card p-4 flex-wrap">
          <span className="eyebrow">{walletNames.play}</span>
          <b className={`num min-w-0 ${sumSize(user.playBalance)} leading-tight tracking-tight`}>
            {formatBalance(user.playBalance)}
          </b>
        </p>
      )}
      <BalancesSince />
      <KeptBreak />
      <LookBack />
      <FundPending />
      {winnings}
      <Form className="card stack" onSubmit={form.submit(() => card.send(form.values.amount))}>
        <MoneyField
          label={words.$amount}
          hint={words.$orMore(formatMoney(SMALLEST_TOP_UP))}
          {...form.field('amount')}
          onChange={change}
          required
        />
        <div className="grid grid-cols-3 gap-2" role="group" aria-label={words.$commonSums}>
          {quickAmounts.map(quick => (
            <Chip
              key={quick}
              className="num justify-center px-1"
              aria-pressed={form.values.amount === quick}
              onClick={() => change(quick)}
            >
              ₦{grouped(Number(quick))}
            </Chip>
          ))}
        </div>
        <p className="eyebrow">{words.$channel}</p>
        <Submit loading={card.isPending}>
          <Icon name="wallet" /> {words.$payWithCard}
        </Submit>
        <div className="grid grid-cols-2 gap-2">
          <QuietLink
            to="/fund-wallet/fund-transfer/$amount"
            params={{ amount: form.isValid ? form.values.amount : '500' }}
            search={{ gameQuery }}
          >
            {words.$bankTransfer}
          </QuietLink>
          <QuietLink
            to="/fund-wallet/fund-ussd"
            search={{ amount: form.isValid ? form.values.amount : undefined, gameQuery }}
          >
            {words.$ussd}
          </QuietLink>
        </div>
        <p className="hint">{words.$thePaymentPageOpens}</p>
      </Form>
      <FundLinks back={gameQuery} />
      <FundWalletLow open={low} needed={needed ?? amount ?? '100'} onClose={() => setLow(false)} />
      <ErrorAlert error={card.error} onClose={card.forget} />
    </div>
  )
}
