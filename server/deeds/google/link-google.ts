import type { Entered } from '#server/deeds/accounts/enter.ts'
import { logIn } from '#server/deeds/accounts/log-in.ts'
import { tellPlayer } from '#server/deeds/tell-of-change.ts'
import { newId } from '#server/deeds/new-id.ts'
import type { Service } from '#server/service.ts'
import { judgeGoogle } from './judge-google.ts'
import { link } from './link.ts'

interface LinkGoogle {
  idToken: string
  phone: string
  password: string
  device: string | undefined
  address: string
  userAgent: string
}

/**
 * Joins a Google account to a player by what only that player knows: a matching e-mail address proves nothing.
 * @throws Refusal google-…, wrong-login, too-many-tries, crowded
 */
export const linkGoogle = async (service: Service, it: LinkGoogle): Promise<Entered> => {
  const google = await judgeGoogle(service, it.idToken)
  const { phone: name, password, device, address, userAgent } = it
  return logIn(service, { by: 'phone', name, password, device, address, userAgent }, async (tx, playerId) => {
    await link(tx, google, playerId)
    await tellPlayer(tx, playerId, 'google-linked', newId(service.ports.randomness))
  })
}
