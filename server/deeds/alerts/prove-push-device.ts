import { answerChallenge } from '#server/db/queries/alerts/push-challenges.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { sha256 } from './challenge-push-device.ts'

/**
 * A device has shown that what is pushed to it arrives: from now on alerts go there.
 * @throws Refusal challenge-unknown
 */
export const provePushDevice = async ({ db }: Service, challenge: string): Promise<void> => {
  if (!(await answerChallenge(db, sha256(challenge)))) throw new Refusal('challenge-unknown')
}
