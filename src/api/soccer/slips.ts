import { useMutation } from '@tanstack/react-query'
import { registerPredictions } from '#src/contract/soccer/slips.ts'
import type { Body } from '#src/model/words.ts'
import { request } from '../client.ts'

export const useRegisterPredictions = () =>
  useMutation({
    mutationFn: (body: Body<typeof registerPredictions>) => request(registerPredictions, { body }),
  })
