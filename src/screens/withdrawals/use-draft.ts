// The withdrawal draft, read from this device and written back with each change.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#src/api/user.ts'
import { draftBox, emptyDraft, type WithdrawalDraft } from '#src/device/withdrawal-draft.ts'
import * as keys from '#src/api/keys.ts'

/** Undefined until read. */
export const useDraft = () => {
  const player = useSession().user?.phoneNumber ?? ''
  const client = useQueryClient()
  const queryKey = [keys.withdrawalDraft, player]
  const { data: draft } = useQuery({
    queryKey,
    queryFn: () => draftBox.get(player),
    enabled: player !== '',
    networkMode: 'always',
    staleTime: 0,
  })
  return {
    player,
    draft,
    change: async (part: Partial<WithdrawalDraft>): Promise<void> => {
      const before = client.getQueryData<WithdrawalDraft>(queryKey) ?? draft ?? emptyDraft()
      const next = { ...before, ...part }
      client.setQueryData(queryKey, next)
      await draftBox.putUnlessSent(player, next)
    },
    /** Reads it again: sending may have changed it. */
    reread: () => client.invalidateQueries({ queryKey }),
  }
}
