import type { User } from '#src/model/user.ts'
import type { WithdrawalTerms } from '#src/model/withdrawals.ts'
import type { DraftAccount, WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import { parseMoney } from '#src/lib/fields/parse-money.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatBalance, formatMoney } from '#src/lib/money.ts'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { MoneyField } from '#src/ui/fields/MoneyField.tsx'
import { Form, SubmitOnline } from '#src/ui/fields/Form.tsx'
import { useForm } from '#src/ui/fields/use-form.ts'
import { sumSize } from '#src/ui/Money.tsx'
import { amountSchema, ceilingWords } from './amounts.ts'
import { changeWaitWords } from '../shared/change-wait.ts'
import { WithdrawAccount } from './WithdrawAccount.tsx'
import { WithdrawCommonSums } from './WithdrawCommonSums.tsx'
import { WithdrawSums } from './WithdrawSums.tsx'
import { WithdrawTimes } from './WithdrawTimes.tsx'
import { nextStep } from './next-step.ts'
import { durationWords } from './withdrawal-words.ts'
import { words } from './words.ts'

interface Props {
  terms: WithdrawalTerms
  draft: WithdrawalDraft
  /** Where it would go: the one chosen, or the one used last. */
  account: DraftAccount | null
  hasSaved: boolean
  user: User
  onChange: (part: Partial<WithdrawalDraft>) => Promise<void>
  onGo: (to: string) => void
}

export const WithdrawAmount = ({ terms, draft, account, hasSaved, user, onChange, onGo }: Props) => {
  const form = useForm(amountSchema(terms), { amount: draft.amount })
  const type = (amount: string) => {
    form.set('amount', amount)
    void onChange({ amount })
  }
  const go = async () => {
    const { amount } = form.values
    await onChange({ amount, account: account && withoutId(account) })
    onGo(nextStep({ user, hasAccount: account !== null }))
  }
  const typed = form.isValid ? parseMoney(form.values.amount) : undefined
  const wait = changeWaitWords(terms.changeWaitUntil)
  const ceiling = ceilingWords(terms)
  return (
    <Form onSubmit={form.submit(go)}>
      <div>
        <p className="eyebrow">{words.$winningsYouCanTake}</p>
        <p className={`num font-extrabold ${sumSize(terms.winningsBalance)}`}>
          {formatBalance(terms.winningsBalance)}
        </p>
        {ceiling && <p className="hint">{ceiling}</p>}
      </div>
      <MoneyField
        label={words.$amount}
        hint={
          terms.minimum === terms.mostNow
            ? words.$youCanTakeNow(formatBalance(terms.mostNow))
            : words.$orMoreUpTo(formatMoney(terms.minimum), formatBalance(terms.mostNow))
        }
        {...form.field('amount')}
        onChange={type}
        required
      />
      <WithdrawCommonSums terms={terms} amount={form.values.amount} onChange={type} />
      {account && (
        <div className="card row">
          <WithdrawAccount account={account} />
          <LinkButton
            to="/withdrawals/$page"
            params={{ page: hasSaved ? 'saved-beneficiaries' : 'bankdetails' }}
            kind="quiet"
            className="btn-small"
          >
            {words.$change}
          </LinkButton>
        </div>
      )}
      <WithdrawSums amount={typed ?? 0} withheldPercent={terms.withheldPercent} />
      {wait && (
        <p className="hint" role="note">
          {wait}
        </p>
      )}
      {terms.reviewAbove !== null && typed !== undefined && typed > terms.reviewAbove && (
        <p className="hint" role="status">
          {words.$moreThanIsLooked(formatMoney(terms.reviewAbove))}
        </p>
      )}
      {terms.cardWaitUntil && (
        <p className="hint" role="note">
          {words.$cardMoneyWaits(formatDateTime(Date.parse(terms.cardWaitUntil)))}
        </p>
      )}
      {terms.newAccountWaitHours > 0 && (
        <p className="hint">{words.$theFirstTransferTo(durationWords(terms.newAccountWaitHours * 3_600))}</p>
      )}
      <WithdrawTimes />
      <SubmitOnline offline={words.$youAreOfflineWhat}>
        {account ? words.$continueToPin : words.$continueToYourBank}
      </SubmitOnline>
      <QuietLink to="/withdrawals/$page" params={{ page: 'steps' }}>
        {words.$howWithdrawingWorks}
      </QuietLink>
    </Form>
  )
}

/** A saved account carries more than the draft keeps. */
const withoutId = ({ bankCode, bankName, accountNumber, accountName, nameFit }: DraftAccount) => ({
  bankCode,
  bankName,
  accountNumber,
  accountName,
  nameFit,
})
