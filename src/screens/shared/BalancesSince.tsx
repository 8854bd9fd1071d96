import { AsOf } from '#src/ui/time/AsOf.tsx'
import { useBalancesSince } from './use-balances-since.ts'

export const BalancesSince = () => {
  const since = useBalancesSince()
  return since === null ? null : <AsOf at={since} />
}
