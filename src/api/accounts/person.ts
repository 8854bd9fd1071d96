// What the law asks of a player besides a phone number.
import { queryOptions } from '@tanstack/react-query'
import { getPerson, giveNin } from '#src/contract/state/person.ts'
import { request } from '../client.ts'
import { useSend } from '../sending.ts'
import { queryClient } from '../cache/query-client.ts'
import * as keys from '../keys.ts'

export const personQuery = () =>
  queryOptions({ queryKey: [keys.person], queryFn: () => request(getPerson), staleTime: 0 })

export const useGiveNin = () =>
  useSend(
    (nin: string) => request(giveNin, { body: { nin } }),
    person => queryClient.setQueryData(personQuery().queryKey, person),
  )
