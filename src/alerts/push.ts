// This browser's push subscription: created, found and ended. Asking for permission is up to the screen.

export interface PushSubscriptionKeys {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** The parts of PushManager we use, so that a test can replace it. */
export type Pushes = Pick<PushManager, 'getSubscription' | 'subscribe'>

/** ms. A browser that cannot reach its push service may never answer. */
export const PATIENCE = 20_000

const within = <T>(work: Promise<T>, patience: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the push service does not answer')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const keysOf = (subscription: PushSubscription): PushSubscriptionKeys => {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('a push subscription without keys')
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

/** If the operator changed the service's key, the old subscription no longer accepts its pushes. */
const isFor = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const had = options?.applicationServerKey
  if (!had) return true
  const bytes = new Uint8Array(had)
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at])
}

/** The live subscription, undefined if there is none. */
export const findSubscription = async (pushes: Pushes): Promise<PushSubscriptionKeys | undefined> => {
  const subscription = await within(pushes.getSubscription(), PATIENCE)
  return subscription ? keysOf(subscription) : undefined
}

/**
 * The live subscription for the service's key, created if needed. Needs permission, which takes a tap.
 * @param key VAPID public key, base64url
 */
export const subscribe = async (
  pushes: Pushes,
  key: string,
  patience = PATIENCE,
): Promise<PushSubscriptionKeys> => {
  const applicationServerKey = bytesOf(key)
  const made = async () => {
    const before = await pushes.getSubscription()
    if (before && isFor(before, applicationServerKey)) return before
    await before?.unsubscribe()
    return pushes.subscribe({ userVisibleOnly: true, applicationServerKey })
  }
  return keysOf(await within(made(), patience))
}

/** Ends this device's subscription. Returns it, to tell the service; undefined if there was none. */
export const unsubscribe = async (pushes: Pushes): Promise<PushSubscriptionKeys | undefined> => {
  const subscription = await within(pushes.getSubscription(), PATIENCE)
  if (!subscription) return undefined
  const keys = keysOf(subscription)
  await within(subscription.unsubscribe(), PATIENCE)
  return keys
}
