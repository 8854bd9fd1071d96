import { getIdentityDocument, sendIdentityDocument } from '#src/contract/players/identity.ts'
import { request } from '../client.ts'
import { useSend } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import { askedAnew } from '../cache/asked.ts'
import * as keys from '../keys.ts'

export const identityQuery = () =>
  askedAnew([keys.identityDocument], async () => (await request(getIdentityDocument)).identity)

export const useSendIdentityDocument = () =>
  useSend(
    (picture: string) => request(sendIdentityDocument, { body: { picture } }),
    ({ identity }) => queryClient.setQueryData(identityQuery().queryKey, identity),
  )
