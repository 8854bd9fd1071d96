// Prizes the player can take as a lump sum or monthly.
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Answer } from '#src/model/words.ts'
import { choosePrize, listChoices } from '#src/contract/choices.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { request } from './client.ts'
import { forgetMoney } from './games.ts'
import * as keys from './keys.ts'

export type Choice = Answer<typeof listChoices>['choices'][number]

export const choicesQuery = () =>
  queryOptions({
    queryKey: [keys.wallet, 'choices'],
    queryFn: async () => (await request(listChoices, {})).choices,
    staleTime: MINUTE,
    gcTime: 5 * MINUTE,
  })

export const useChoosePrize = () =>
  useMutation({
    mutationFn: ({
      id,
      choice,
      requestKey,
    }: {
      id: string
      choice: 'once' | 'monthly'
      requestKey: string
    }) => request(choosePrize, { params: { id }, body: { choice }, requestKey }),
    onSettled: forgetMoney,
  })
