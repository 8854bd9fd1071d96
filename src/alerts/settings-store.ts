// What the owner of this device wants to be told about, kept in IndexedDB where the worker reads it too. Off until it is
// turned on. It stays when a player signs out; whose private alerts come here is kept apart, and goes.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { alertSettings, type AlertSettings } from '#src/contract/alerts.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'

const choice = v.object({ version: v.literal(1), on: v.boolean(), settings: alertSettings })
export type AlertChoice = Pick<v.InferOutput<typeof choice>, 'on' | 'settings'>

const link = v.object({
  version: v.literal(1),
  /** What the service calls this device together with its player. */
  device: v.string(),
  /** Alerts about a player's own tickets and money are pushed to it. */
  player: v.boolean(),
})
export type DeviceLink = Pick<v.InferOutput<typeof link>, 'device' | 'player'>

const CHOICE = 'choice'
const LINK = 'link'

const parsed = <T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T | undefined => {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? ''))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Tells the other pages and the worker of this device. */
interface Bell {
  ring(): void
  onRing(heard: () => void): void
}

export const createSettingsStore = (kept: Shelf, bell?: Bell) => {
  /** What this page wrote and the device could not keep. */
  const here = new Map<string, string>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let listens = false

  const read = async (key: string) => here.get(key) ?? (await kept.get(key).catch(() => undefined))
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

  const readChoice = async (): Promise<AlertChoice | undefined> => parsed(choice, await read(CHOICE))

  return {
    /** Undefined until something was chosen. */
    readChoice,
    /** False when the device cannot keep it: it holds until the page is closed then. */
    saveChoice: async ({ on, settings }: AlertChoice): Promise<boolean> => {
      const stays = await write(CHOICE, { version: 1, on, settings })
      tell()
      bell?.ring()
      return stays
    },
    /** Undefined while the alerts are off. */
    readSettings: async (): Promise<AlertSettings | undefined> => {
      const chosen = await readChoice()
      return chosen?.on ? chosen.settings : undefined
    },
    /** Runs `changed` after each change of the choice, in this page or another. */
    watchSettings: (changed: () => void): (() => void) => {
      listeners.add(changed)
      if (!listens) bell?.onRing(tell)
      listens = true
      return () => void listeners.delete(changed)
    },
    /** Whose private alerts may be shown here: a push for another device than this is for somebody who has left. */
    readLink: async (): Promise<DeviceLink | undefined> => parsed(link, await read(LINK)),
    saveLink: async (to: DeviceLink | undefined): Promise<void> => {
      await write(LINK, to ? { version: 1, ...to } : null)
    },
    /** Whether this device keeps anything at all. */
    keeps: (): Promise<boolean> =>
      kept.get(CHOICE).then(
        () => here.size === 0,
        () => false,
      ),
  }
}

const NAME = `${brand.storagePrefix}alerts`

/** Opened when it is first used: an open channel would keep the build, which renders pages, from ending. */
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
