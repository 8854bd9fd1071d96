// No BVN is asked for: the name at the bank is compared instead, and this says how it fits.
import { useQuery } from '@tanstack/react-query'
import { beneficiariesQuery } from '#src/api/withdrawals.ts'
import type { User } from '#src/model/user.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Step } from '../shared/Step.tsx'

const fits = { same: 'Your name', near: 'Close to your name: accepted', other: 'Another name' } as const

export const BvnDetail = ({ user }: { user: User }) => {
  const { data } = useQuery(beneficiariesQuery())
  const name = `${user.firstName} ${user.lastName}`.trim()
  const facts = [
    ['Your name here', name || 'Not given yet'],
    ...(data ?? []).map(
      it =>
        [
          `${it.bankName} ••${it.accountNumber.slice(-4)}`,
          `${it.accountName} (${fits[it.nameFit]})`,
        ] as const,
    ),
  ] as const
  return (
    <div className="w-full max-w-xl mx-auto stack">
      <Step
        title="We do not need your BVN"
        drawing="lock"
        about="Your bank has checked it already. We compare the name of your account with yours, and keep no BVN."
      >
        <Facts facts={facts} />
        <p className="hint">
          Give your BVN to nobody who asks for it in our name. Winnings only go to an account in your own
          name.
        </p>
        <LinkButton
          to="/user/personal-info"
          search={{ type: 'withdrawal' }}
          kind={name ? 'quiet' : 'gold'}
          block
        >
          {name ? 'Correct your name' : 'Give your names'}
        </LinkButton>
        <LinkButton to="/more-details/saved-beneficiaries" kind="quiet" block>
          Saved accounts
        </LinkButton>
      </Step>
    </div>
  )
}
