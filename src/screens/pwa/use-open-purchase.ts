// Whether this player has an unsettled purchase, in this tab or another.
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#src/api/user.ts'
import { outbox } from '#src/buying/outbox.ts'
import * as keys from '#src/api/keys.ts'

const LOOK_AGAIN = 2_000 // ms

/** `open` is true until known. */
export const useOpenPurchase = () => {
  const phone = useSession().user?.phoneNumber
  const { data: open = true, refetch } = useQuery({
    queryKey: [keys.openPurchase, phone],
    queryFn: async () => phone !== undefined && (await outbox.isOpen(phone)),
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: LOOK_AGAIN,
  })
  return { open, look: async () => (await refetch()).data ?? true }
}
