import * as calls from '#src/contract/google.ts'
import { request } from '../client.ts'
import { useSend, withBody } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import { askedAnew } from '../cache/asked.ts'
import * as keys from '../keys.ts'

/** When a Google account was linked, null if none is, and whether it is the only way in. */
export const googleLinkedQuery = () => askedAnew([keys.googleLinked], () => request(calls.googleLinked))

export const useUnlinkGoogle = () =>
  useSend(withBody(calls.unlinkGoogle), () =>
    queryClient.setQueryData(googleLinkedQuery().queryKey, { linkedAt: null, isOnlyWay: false }),
  )
