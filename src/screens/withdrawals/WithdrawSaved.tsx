// The player's saved accounts: one is chosen for the withdrawal, or forgotten.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beneficiariesQuery, useRemoveBeneficiary } from '#src/api/withdrawals.ts'
import type { Beneficiary } from '#src/model/withdrawals.ts'
import { ConfirmModal } from '#src/ui/modals/ConfirmModal.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { isSameAccount } from './find-bank.ts'
import { useDraft } from './use-draft.ts'
import { WithdrawAccount } from './WithdrawAccount.tsx'
import { WithdrawOpen } from './WithdrawOpen.tsx'
import { fitWords } from './withdrawal-words.ts'
import { words } from './words.ts'

export const WithdrawSaved = ({ onGo }: { onGo: (to: string) => void }) => {
  const query = useQuery(beneficiariesQuery())
  const { draft, change } = useDraft()
  const remove = useRemoveBeneficiary()
  const [leaving, setLeaving] = useState<Beneficiary>()
  const choose = async ({ id: _id, savedAt: _at, ...account }: Beneficiary) => {
    await change({ account })
    onGo('/withdrawals/fund')
  }
  const forget = () => {
    if (!leaving) return
    setLeaving(undefined)
    remove.mutate(leaving.id, {
      onSuccess: () => {
        if (draft?.account && isSameAccount(draft.account, leaving)) void change({ account: null })
      },
    })
  }
  return (
    <div className="w-full max-w-xl stack">
      {query.error && !query.data && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={4} />}
      {!query.isPending && draft?.sent && <WithdrawOpen draft={draft} />}
      {query.data?.length === 0 && (
        <EmptyState icon="bookmark" heading={words.$noSavedAccountsYet} sub={words.$anAccountIsSaved} />
      )}
      {query.data && query.data.length > 0 && (
        <ul className="card rows list-none m-0 py-0">
          {query.data.map(row => (
            <li key={row.id} className="flex-wrap">
              <button
                type="button"
                className="row flex-1 min-w-0 text-left focus-ring"
                disabled={!draft || draft.sent !== null || row.nameFit === 'other'}
                onClick={() => void choose(row)}
              >
                <WithdrawAccount account={row} />
              </button>
              <IconButton
                icon="trash"
                label={words.$removeAccountEndingIn(row.bankName, row.accountNumber.slice(-4))}
                onClick={() => setLeaving(row)}
              />
              {row.nameFit === 'other' && <p className="hint basis-full">{fitWords.other}</p>}
            </li>
          ))}
        </ul>
      )}
      {!query.isPending && (
        <LinkButton
          to="/withdrawals/$page"
          params={{ page: 'bankdetails' }}
          kind={query.data?.length === 0 ? 'gold' : 'brand'}
          block
        >
          {words.$anotherAccount}
        </LinkButton>
      )}
      <ConfirmModal open={leaving !== undefined} onYes={forget} onNo={() => setLeaving(undefined)}>
        {leaving && words.$removeAccount(leaving.bankName, leaving.accountNumber.slice(-4))}
      </ConfirmModal>
      <ErrorAlert error={remove.error} onClose={() => remove.reset()} />
    </div>
  )
}
