// A test alert: one shown by this phone itself, one sent by the service as a push. To see whether it came,
// looks among the phone's notifications.
import { findSubscription } from '#src/alerts/push.ts'
import { optionsOf } from '#src/alerts/show.ts'
import { testWords } from '#src/alerts/words.ts'
import { sendTestPush } from '#src/api/alerts.ts'
import { messageOf } from '#src/api/errors.ts'
import { workerOfApp } from './start-alerts.ts'
import { words } from './words.ts'

const PATH = '/draw-alerts'
/** The tag of the service's test alert. */
const PUSH_TAG = 'test'
const OWN_TAG = 'test-own'
/** ms */
const PATIENCE = 30_000
const LOOK_EVERY = 500

export type Outcome = { came: true } | { came: false; why: string }

const failed = (why: string): Outcome => ({ came: false, why })

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const isThere = async (worker: ServiceWorkerRegistration, tag: string) =>
  (await worker.getNotifications({ tag })).length > 0

const takeAway = async (worker: ServiceWorkerRegistration, tag: string) => {
  for (const before of await worker.getNotifications({ tag })) before.close()
}

export const testHere = async (): Promise<Outcome> => {
  const worker = await workerOfApp()
  if (!worker) return failed(words.$theOfflineCopyOf)
  try {
    const { title, body } = testWords()
    await worker.showNotification(title, optionsOf({ tag: OWN_TAG, body, url: PATH }))
    return (await isThere(worker, OWN_TAG)) ? { came: true } : failed(words.$thePhoneDidNot)
  } catch {
    return failed(words.$notificationsAreNot)
  }
}

export const testPush = async (): Promise<Outcome> => {
  const worker = await workerOfApp()
  const subscription =
    worker?.pushManager && (await findSubscription(worker.pushManager).catch(() => undefined))
  if (!worker || !subscription) return failed(words.$pushIsNotSet)
  await takeAway(worker, PUSH_TAG)
  const { endpoint, keys } = subscription
  try {
    await sendTestPush({ endpoint, keys: { auth: keys.auth } })
  } catch (error) {
    return failed(messageOf(error))
  }
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(LOOK_EVERY))
    if (await isThere(worker, PUSH_TAG)) return { came: true }
  return failed(words.$itWasSentBut)
}
