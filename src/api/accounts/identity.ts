import { queryOptions } from '@tanstack/react-query'
import { getIdentityDocument, sendIdentityDocument } from '#src/contract/players/identity.ts'
import { request } from '../client.ts'
import { useSend } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import * as keys from '../keys.ts'

export const identityQuery = () =>
  queryOptions({
    queryKey: [keys.identityDocument],
    queryFn: async () => (await request(getIdentityDocument)).identity,
    staleTime: 0,
  })

export const useSendIdentityDocument = () =>
  useSend(
    (picture: string) => request(sendIdentityDocument, { body: { picture } }),
    ({ identity }) => queryClient.setQueryData(identityQuery().queryKey, identity),
  )
