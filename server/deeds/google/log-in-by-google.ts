import { holdLinkedPlayer } from '#server/db/queries/accounts/google.ts'
import { enter, type Entered } from '#server/deeds/accounts/enter.ts'
import { askIfItAnswers } from '#server/deeds/safer-play/ask-register.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { judgeGoogle } from './judge-google.ts'

/**
 * Signs in the player the Google account is joined to. If there is none, it can still be joined with the same token.
 * @throws Refusal google-off, google-down, google-wrong, google-expired, google-unverified, google-new
 */
export const logInByGoogle = async (
  service: Service,
  { idToken, device, userAgent }: { idToken: string; device: string | undefined; userAgent: string },
): Promise<Entered> => {
  const google = await judgeGoogle(service, idToken)
  const [entered, id] = await service.db.tx(async tx => {
    const playerId = await holdLinkedPlayer(tx, google)
    if (playerId === undefined) throw new Refusal('google-new')
    await google.use(tx)
    return [await enter(service, tx, playerId, { device, userAgent }), playerId] as const
  })
  await askIfItAnswers(service, id)
  return entered
}
