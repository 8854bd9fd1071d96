// The 18+ text, agreed to once per account and version.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CONSENT_VERSION, giveConsent } from '#src/contract/consent.ts'
import type { User } from '#src/model/user.ts'
import { request } from '../client.ts'
import { userQuery } from '../user.ts'

export const hasConsented = (user: Pick<User, 'consentVersion'>): boolean =>
  user.consentVersion === CONSENT_VERSION

export const useGiveConsent = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request(giveConsent, { body: { consent: true, consentVersion: CONSENT_VERSION } }),
    onSuccess: user => client.setQueryData(userQuery().queryKey, user),
  })
}
