// Keeps the service in sync with this device: its subscription, its owner's settings, and whose it is now.
import type { AlertSettings } from '#src/contract/alerts.ts'
import { PATIENCE, subscribe, unsubscribe, type PushSubscriptionKeys, type Pushes } from './push.ts'
import type { DeviceLink } from './settings-store.ts'
import type { PushState } from './what-works.ts'

export interface DeviceParts {
  store: {
    readSettings(): Promise<AlertSettings | undefined>
    readLink(): Promise<DeviceLink | undefined>
    saveLink(link: DeviceLink | undefined): Promise<void>
  }
  /** Undefined if the browser has no push, or no worker yet. */
  pushes(): Promise<Pushes | undefined>
  isAllowed(): boolean
  /** Who is signed in on this device, undefined if nobody. */
  who(): string | undefined
  service: {
    key(): Promise<string | null>
    /** `proven`: the device has answered the challenge pushed to it. */
    keep(body: PushSubscriptionKeys & { settings: AlertSettings }): Promise<DeviceLink & { proven: boolean }>
    remove(it: PushSubscriptionKeys): Promise<unknown>
  }
  /** What a service error means: no network, keys it does not recognise, or anything else. */
  kindOf(error: unknown): 'offline' | 'not-ours' | 'failed'
  onState(state: PushState): void
}

export const createDevice = (parts: DeviceParts, patience = PATIENCE) => {
  const { store, service } = parts
  let state: PushState = 'off'
  const become = (next: PushState) => {
    state = next
    parts.onState(next)
  }

  /** Stops showing private alerts here at once, whatever the network does. */
  const forgetLeaver = async () => {
    const link = await store.readLink()
    if (link?.player && parts.who() === undefined) await store.saveLink(undefined)
  }

  const end = async (pushes: Pushes | undefined) => {
    await store.saveLink(undefined)
    const ended = pushes && (await unsubscribe(pushes).catch(() => undefined))
    // If offline, the service learns it from the push service, where the address is now dead.
    if (ended) await service.remove(ended).catch(() => undefined)
  }

  const keep = async (pushes: Pushes, key: string, settings: AlertSettings): Promise<PushState> => {
    const who = parts.who()
    const { proven, ...link } = await service.keep({ ...(await subscribe(pushes, key, patience)), settings })
    // Somebody signed in or out meanwhile: this answer is about someone else.
    if (parts.who() === who) await store.saveLink(link)
    return proven ? 'on' : 'waiting'
  }

  const once = async (): Promise<PushState> => {
    await forgetLeaver()
    const settings = await store.readSettings()
    const pushes = await parts.pushes()
    if (!settings) {
      await end(pushes)
      return 'off'
    }
    if (!pushes || !parts.isAllowed()) return 'off'
    if (state !== 'on') become('working')
    try {
      const key = await service.key()
      if (key === null) return 'no-key'
      return await keep(pushes, key, settings).catch(async error => {
        if (parts.kindOf(error) !== 'not-ours') throw error
        await unsubscribe(pushes)
        return keep(pushes, key, settings)
      })
    } catch (error) {
      return parts.kindOf(error) === 'offline' ? 'offline' : 'failed'
    }
  }

  let wanted = false
  let running: Promise<void> | undefined
  const run = async () => {
    while (wanted) {
      wanted = false
      become(await once().catch((): PushState => 'failed'))
    }
    running = undefined
  }
  return {
    /** One at a time; changes made meanwhile are sent by another one right after. */
    sync: (): Promise<void> => {
      wanted = true
      return (running ??= run())
    },
  }
}
