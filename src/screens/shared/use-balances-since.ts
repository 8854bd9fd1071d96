import { useSession, useUser } from '#src/api/user.ts'
import { heardOf } from '#src/lib/server-time.ts'
import { useOnline } from '#src/ui/use-online.ts'

/** When the player's balances were true, ms, once the service cannot be asked any more; until then null. */
export const useBalancesSince = (): number | null => {
  const { asOf } = useSession()
  const { dataUpdatedAt, error } = useUser()
  const online = useOnline()
  return asOf ?? (dataUpdatedAt > 0 && (error || !online) ? heardOf(dataUpdatedAt) : null)
}
