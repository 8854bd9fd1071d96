// What this device's owner wants alerts for, in IndexedDB so the worker can read it too. Off by default. It
// survives sign-out; whose private alerts come here is kept separately, and does not.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { alertSettings, type AlertSettings } from '#src/contract/alerts.ts'
import { readAs, shelf, type Shelf } from '#src/lib/idb.ts'

const choice = v.object({ version: v.literal(1), on: v.boolean(), settings: alertSettings })
export type AlertChoice = Pick<v.InferOutput<typeof choice>, 'on' | 'settings'>

const link = v.object({
  version: v.literal(1),
  /** The service's name for this device and player together. */
  device: v.string(),
  /** Gets alerts about a player's own tickets and money. */
  player: v.boolean(),
})
export type DeviceLink = Pick<v.InferOutput<typeof link>, 'device' | 'player'>

const CHOICE = 'choice'
const LINK = 'link'

/** Notifies this device's other pages and the worker. */
interface Bell {
  ring(): void
  onRing(heard: () => void): void
}

export const createSettingsStore = (kept: Shelf, bell?: Bell) => {
  /** What this page wrote but the device could not keep. */
  const here = new Map<string, string>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let listens = false

  const read = async (key: string) => here.get(key) ?? (await kept.get(key))
  const readGently = (key: string) => read(key).catch(() => undefined)
  const write = async (key: string, value: unknown): Promise<boolean> => {
    const text = JSON.stringify(value)
    const stays = await kept.set(key, text).then(
      () => true,
      () => false,
    )
    if (stays) here.delete(key)
    else here.set(key, text)
    return stays
  }

  const readChoice = async (): Promise<AlertChoice | undefined> => readAs(choice, await readGently(CHOICE))

  return {
    /** Undefined until something was chosen. */
    readChoice,
    /** False if the device cannot keep it: it then holds only until the page closes. */
    saveChoice: async ({ on, settings }: AlertChoice): Promise<boolean> => {
      const stays = await write(CHOICE, { version: 1, on, settings })
      tell()
      bell?.ring()
      return stays
    },
    /**
     * Undefined while alerts are off.
     * @throws Error if the storage does not answer, as on a busy phone: nobody has turned anything off
     */
    readSettings: async (): Promise<AlertSettings | undefined> => {
      const chosen = readAs(choice, await read(CHOICE))
      return chosen?.on ? chosen.settings : undefined
    },
    /** Runs `changed` whenever the choice changes, in this page or another. */
    watchSettings: (changed: () => void): (() => void) => {
      listeners.add(changed)
      if (!listens) bell?.onRing(tell)
      listens = true
      return () => void listeners.delete(changed)
    },
    /** Whose private alerts may be shown here: a push for another `device` is for a player who has signed out. */
    readLink: async (): Promise<DeviceLink | undefined> => readAs(link, await readGently(LINK)),
    saveLink: async (to: DeviceLink | undefined): Promise<void> => {
      await write(LINK, to ? { version: 1, ...to } : null)
    },
    /** Does this device keep anything at all? */
    keeps: (): Promise<boolean> =>
      kept.get(CHOICE).then(
        () => here.size === 0,
        () => false,
      ),
  }
}

const NAME = `${brand.storagePrefix}alerts`

/** Opened on first use: an open channel would keep the build's prerendering from exiting. */
const makeBell = (): Bell | undefined => {
  if (typeof BroadcastChannel === 'undefined') return undefined
  let opened: BroadcastChannel | undefined
  const channel = () => (opened ??= new BroadcastChannel(NAME))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    ring: () => channel().postMessage('changed'),
    onRing: heard => channel().addEventListener('message', heard),
  }
}

export const { readChoice, saveChoice, readSettings, watchSettings, readLink, saveLink, keeps } =
  createSettingsStore(shelf(NAME), makeBell())
