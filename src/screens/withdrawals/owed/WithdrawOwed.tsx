import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '#src/api/user.ts'
import { useMoveWinnings } from '#src/api/wallet.ts'
import { isDecided } from '#src/buying/decided.ts'
import { formatMoney, naira, type Kobo } from '#src/lib/money.ts'
import { GoldButton } from '#src/ui/buttons/Wide.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { ErrorAlert } from '#src/ui/modals/ErrorAlert.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from '../words.ts'

/** A debt is paid before anything is withdrawn: by winnings, as far as they go, or by a top-up. */
export const WithdrawOwed = ({ owed, winnings }: { owed: Kobo; winnings: Kobo }) => {
  const move = useMoveWinnings()
  // A top-up may have paid it meanwhile, of which no event tells: it would be paid a second time.
  const { isFetching } = useQuery({ ...userQuery(), staleTime: 0, refetchOnWindowFocus: true })
  const [error, setError] = useState<Error>()
  // Requested, but the answer was lost: the next try uses the same key, so that it moves once.
  const [unknown, setUnknown] = useState<{ amount: string; requestKey: string }>()
  const pays = Math.min(owed, winnings)
  const send = () => {
    const asked = unknown ?? { amount: String(naira(pays)), requestKey: crypto.randomUUID() }
    move.mutate(asked, {
      onSuccess: () => setUnknown(undefined),
      onError: failure => {
        setUnknown(isDecided(failure, unknown !== undefined) ? undefined : asked)
        setError(failure)
      },
    })
  }
  return (
    <Section id="owed-first" title={words.$youOweThis(formatMoney(owed))}>
      <p>{words.$owedIsPaidFirst}</p>
      {unknown && <p role="status">{words.$notKnownYet}</p>}
      {(pays > 0 || unknown) && (
        <GoldButton loading={move.isPending || isFetching} onClick={send}>
          {unknown ? words.$askAgain : words.$payFromWinnings(formatMoney(pays))}
        </GoldButton>
      )}
      {pays < owed && (
        <LinkButton to="/fund-wallet/fund-channels" kind={pays > 0 ? 'quiet' : 'gold'} block>
          {words.$topUp}
        </LinkButton>
      )}
      <ErrorAlert error={error} onClose={() => setError(undefined)} />
    </Section>
  )
}
