// What the law asks of a player besides a phone number.
import { getPerson, giveNin } from '#src/contract/state/person.ts'
import { request } from '../client.ts'
import { useSend } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import { askedAnew } from '../cache/asked.ts'
import * as keys from '../keys.ts'

export const personQuery = () => askedAnew([keys.person], () => request(getPerson))

export const useGiveNin = () =>
  useSend(
    (nin: string) => request(giveNin, { body: { nin } }),
    person => queryClient.setQueryData(personQuery().queryKey, person),
  )
