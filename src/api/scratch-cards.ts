import { useMutation } from '@tanstack/react-query'
import type { Body } from '#src/model/words.ts'
import { getScratchCardAmount, redeemCard } from '#src/contract/scratch-cards.ts'
import { request } from './client.ts'
import { renew, useSend } from './sending.ts'
import * as keys from './keys.ts'

export const useCardAmount = () =>
  useSend(
    async (body: Body<typeof getScratchCardAmount>) => (await request(getScratchCardAmount, { body })).data,
  )

/** The claim's own seal is the key, so repeating it after a reload is the same request. */
const keyOf = (claim: string): string => claim.slice(claim.lastIndexOf('.') + 1)

export const useRedeemCard = () =>
  useMutation({
    mutationFn: (claim: string) => request(redeemCard, { body: { claim }, requestKey: keyOf(claim) }),
    // It may be paid though no answer came.
    onSettled: () => renew(keys.user, keys.wallet),
  })
