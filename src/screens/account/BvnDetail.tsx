// We ask for no BVN: the name at the bank is compared instead, and this says how well it fits.
import { useQuery } from '@tanstack/react-query'
import { beneficiariesQuery } from '#src/api/withdrawals.ts'
import type { User } from '#src/model/user.ts'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { QuietLink } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Step } from '../shared/Step.tsx'
import { words } from './words.ts'

const fits = { same: words.$yourName, near: words.$closeToYourName, other: words.$anotherName } as const

export const BvnDetail = ({ user }: { user: User }) => {
  const { data, error, refetch } = useQuery(beneficiariesQuery())
  const name = `${user.firstName} ${user.lastName}`.trim()
  const facts = [
    [words.$yourNameHere, name || words.$notGivenYet],
    ...(data ?? []).map(
      it =>
        [
          `${it.bankName} ••${it.accountNumber.slice(-4)}`,
          `${it.accountName} (${fits[it.nameFit]})`,
        ] as const,
    ),
  ] as const
  return (
    <div className="w-full max-w-xl stack">
      <Step title={words.$weDoNotNeed} drawing="lock" about={words.$yourBankHasChecked}>
        <Facts facts={facts} />
        {error && !data && <ErrorNote error={error} onRetry={() => void refetch()} />}
        <p className="hint">{words.$giveYourBvnTo}</p>
        <LinkButton
          to="/user/personal-info"
          search={{ type: 'withdrawal' }}
          kind={name ? 'quiet' : 'gold'}
          block
        >
          {name ? words.$correctYourName : words.$giveYourNames}
        </LinkButton>
        <QuietLink to="/more-details/saved-beneficiaries">{words.$savedAccounts}</QuietLink>
      </Step>
    </div>
  )
}
