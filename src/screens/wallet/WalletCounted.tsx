// Whether last night's total of all wallets includes this player's: started by a tap, computed on this phone.
import { useMutation } from '@tanstack/react-query'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { CheckList } from '../shared/checks/CheckList.tsx'
import { ChecksFailed } from '../shared/checks/ChecksFailed.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { words } from './words.ts'

export const WalletCounted = ({ phone }: { phone: string }) => {
  const checking = useMutation({
    mutationFn: async () => (await import('./check-counted.ts')).checkCountedNow(phone),
  })
  const { data, error, mutate } = checking
  if (error) return <ErrorNote error={error} onRetry={() => mutate()} />
  if (!data)
    return (
      <div className="card flex items-center gap-4">
        <Emblem name="seal" size={56} className="text-win" />
        <div>
          <TextButton className="text-left" aria-busy={checking.isPending} onClick={() => mutate()}>
            {words.$wasMyBalanceCounted}
          </TextButton>
          <p className="hint">{words.$eachNightAllWallets}</p>
        </div>
      </div>
    )
  return (
    <div role="status" className="card">
      {data.checks.length === 0 ? (
        <p className="hint">{words.$yourWalletsHaveNot}</p>
      ) : (
        <CheckList checks={data.checks} />
      )}
      <ChecksFailed checks={data.checks} name="counted" shown={data.shown} />
    </div>
  )
}
