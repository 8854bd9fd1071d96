import { answerChallenge } from '#server/db/queries/alerts/push-challenges.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { sha256 } from './challenge-push-device.ts'

/**
 * The device has shown that pushes reach it: alerts go there from now on.
 * @throws Refusal challenge-unknown
 */
export const provePushDevice = async ({ db }: Service, challenge: string): Promise<void> => {
  if (!(await answerChallenge(db, sha256(challenge)))) throw new Refusal('challenge-unknown')
}
