import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as calls from '#src/contract/google.ts'
import type { Body } from '#src/model/words.ts'
import { request } from '../client.ts'
import * as keys from '../keys.ts'

/** When a Google account was linked, null if none is, and whether it is the only way in. */
export const googleLinkedQuery = () =>
  queryOptions({
    queryKey: [keys.googleLinked],
    queryFn: () => request(calls.googleLinked),
    staleTime: 0,
  })

export const useUnlinkGoogle = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof calls.unlinkGoogle>) => request(calls.unlinkGoogle, { body }),
    onSuccess: () => client.setQueryData(googleLinkedQuery().queryKey, { linkedAt: null, isOnlyWay: false }),
  })
}
