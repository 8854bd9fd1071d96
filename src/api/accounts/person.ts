// What the law asks of a player besides a phone number.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getPerson, giveNin } from '#src/contract/state/person.ts'
import { request } from '../client.ts'
import * as keys from '../keys.ts'

export const personQuery = () =>
  queryOptions({ queryKey: [keys.person], queryFn: () => request(getPerson), staleTime: 0 })

export const useGiveNin = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (nin: string) => request(giveNin, { body: { nin } }),
    onSuccess: person => client.setQueryData(personQuery().queryKey, person),
  })
}
