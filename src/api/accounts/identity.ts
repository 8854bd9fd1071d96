import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getIdentityDocument, sendIdentityDocument } from '#src/contract/players/identity.ts'
import { request } from '../client.ts'
import * as keys from '../keys.ts'

export const identityQuery = () =>
  queryOptions({
    queryKey: [keys.identityDocument],
    queryFn: async () => (await request(getIdentityDocument)).identity,
    staleTime: 0,
  })

export const useSendIdentityDocument = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (picture: string) => request(sendIdentityDocument, { body: { picture } }),
    onSuccess: ({ identity }) => client.setQueryData(identityQuery().queryKey, identity),
  })
}
