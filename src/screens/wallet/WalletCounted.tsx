// Whether last night's total of all wallets includes this player's: started by a tap, computed on this phone.
import { useMutation } from '@tanstack/react-query'
import { CheckList } from '../shared/CheckList.tsx'
import { ChecksFailed } from '../shared/ChecksFailed.tsx'
import { Emblem } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'

export const WalletCounted = ({ phone }: { phone: string }) => {
  const checking = useMutation({
    mutationFn: async () => (await import('./check-counted.ts')).checkCountedNow(phone),
  })
  const { data, error, mutate } = checking
  if (error) return <ErrorNote error={error} onRetry={() => mutate()} />
  if (!data)
    return (
      <section className="card flex items-center gap-4">
        <Emblem name="seal" size={56} className="text-win" />
        <div>
          <button
            type="button"
            className="btn-link text-left"
            aria-busy={checking.isPending}
            onClick={() => mutate()}
          >
            Was my balance counted last night?
          </button>
          <p className="hint">
            Each night all wallets are added up in public. Your phone finds yours in the sum.
          </p>
        </div>
      </section>
    )
  return (
    <div role="status" className="card">
      {data.checks.length === 0 ? (
        <p className="hint">Your wallets have not been counted yet. They are counted each night.</p>
      ) : (
        <CheckList checks={data.checks} />
      )}
      <ChecksFailed checks={data.checks} name="counted" shown={data.shown} />
    </div>
  )
}
