import { testWords } from '#src/alerts/words.ts'
import { deleteDevice } from '#server/db/queries/alerts/push-devices.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { pushText } from '#server/wire/push.ts'
import { isGone, isTaken } from './judge-push.ts'
import { ownPushDevice, type OwnDevice } from './own-push-device.ts'

const TTL = 300 // seconds: a test that arrives later is useless

/**
 * Sends a test alert at once. Forgets a device its push service no longer knows.
 * @throws Refusal push-off, device-unknown, device-unproven, device-not-yours, push-not-sent
 */
export const testPushDevice = async (service: Service, it: OwnDevice): Promise<void> => {
  const { db, ports, settings, log } = service
  if (!ports.push) throw new Refusal('push-off')
  const device = await ownPushDevice(db, it)
  if (!device) throw new Refusal('device-unknown')
  if (!device.proven) throw new Refusal('device-unproven')
  const text = pushText(settings, { ...testWords(), tag: 'test', url: '/draw-alerts' })
  const { status, retryAfter } = await ports.push.send({ to: device, text, ttl: TTL, topic: 'test' })
  if (isGone(status)) {
    await deleteDevice(db, device.id)
    throw new Refusal('device-unknown')
  }
  if (isTaken(status)) return
  log.warn({ status }, 'a test alert was not taken by the push service')
  throw new Refusal('push-not-sent', undefined, retryAfter)
}
