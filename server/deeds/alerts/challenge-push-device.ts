import { createHash } from 'node:crypto'
import {
  beginChallenge,
  CHALLENGE_SECONDS,
  deleteUnproven,
} from '#server/db/queries/alerts/push-challenges.ts'
import type { PushTarget } from '#server/db/queries/alerts/push-devices.ts'
import { newToken } from '#server/deeds/new-id.ts'
import type { Push } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { challengeText } from '#server/wire/push.ts'
import { isGone, isTaken } from './judge-push.ts'

const KIND = 'challenge'

export const sha256 = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest())

const deliver = async (
  { db, metrics, log }: Service,
  push: Push,
  { id, ...to }: PushTarget & { id: number },
  challenge: string,
): Promise<void> => {
  const text = challengeText(challenge)
  const { status } = await push.send({ to, text, ttl: CHALLENGE_SECONDS, topic: KIND })
  if (isTaken(status)) return metrics.alerted(KIND, 'sent')
  if (isGone(status)) {
    metrics.alerted(KIND, 'gone')
    await deleteUnproven(db, id)
    return
  }
  metrics.alerted(KIND, 'refused')
  log.warn({ status, origin: new URL(to.endpoint).origin }, 'a push service refused a challenge')
}

/**
 * Sends a device its challenge, if one is due. Doesn't hold up the phone's answer: a slow push service must not keep it
 * waiting, and anything unsent goes out when the phone asks again.
 */
export const challengePushDevice = async (
  service: Service,
  push: Push,
  device: PushTarget & { id: number },
): Promise<void> => {
  const { db, ports, log } = service
  const challenge = newToken(ports.randomness)
  const mayGo = await beginChallenge(db, {
    deviceId: device.id,
    endpointHash: sha256(device.endpoint),
    hash: sha256(challenge),
  })
  if (!mayGo) return
  deliver(service, push, device, challenge).catch(error =>
    log.error({ err: error }, 'a challenge could not be sent'),
  )
}
