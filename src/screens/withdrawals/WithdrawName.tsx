// Whose account it is, fetched from the bank once bank and number are complete.
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import type { DraftAccount } from '#src/device/withdrawal-draft.ts'
import { QuietButton } from '#src/ui/buttons/Wide.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { fitWords, PERSONAL_INFO } from './withdrawal-words.ts'
import { words } from './words.ts'

interface Props {
  query: Pick<UseQueryResult<DraftAccount>, 'data' | 'error' | 'isFetching' | 'refetch'>
  onGo: (to: string) => void
}

const Found = ({ account, onGo }: { account: DraftAccount; onGo: Props['onGo'] }) => {
  const isOther = account.nameFit === 'other'
  return (
    <>
      <p className="eyebrow">{words.$theAccountBelongsTo}</p>
      <p className="title-2 flex items-center gap-2">
        <span className={isOther ? 'text-lose' : 'text-win'}>
          <Icon name={isOther ? 'alert' : 'check'} />
        </span>
        {account.accountName}
      </p>
      <p className={isOther ? '' : 'hint'}>{fitWords[account.nameFit]}</p>
      {!isOther && account.paidInBy && <p>{words.$paidInBy(account.paidInBy)}</p>}
      {isOther && <QuietButton onClick={() => onGo(PERSONAL_INFO)}>{words.$correctMyName}</QuietButton>}
    </>
  )
}

export const WithdrawName = ({ query: { data, error, isFetching, refetch }, onGo }: Props) => {
  const isAtField = error instanceof ApiError && error.refusal === 'account-unknown'
  return (
    <div role="status" className="stack">
      {isFetching && <p className="hint">{words.$askingTheBankWhose}</p>}
      {!isFetching && error && !isAtField && <ErrorNote error={error} onRetry={() => void refetch()} />}
      {!isFetching && !error && data && <Found account={data} onGo={onGo} />}
    </div>
  )
}
