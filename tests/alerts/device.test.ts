import { afterEach, expect, test, vi } from 'vitest'
import { createDevice, type DeviceParts } from '#src/alerts/device.ts'
import type { Pushes } from '#src/alerts/push.ts'
import type { DeviceLink } from '#src/alerts/settings-store.ts'
import type { PushState } from '#src/alerts/what-works.ts'
import type { AlertSettings } from '#src/contract/alerts.ts'

const settings: AlertSettings = { kinds: ['draw', 'result'], games: [], lead: 5, quiet: null }
const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U'

/** A phone, its owner, and the service's list of phones: endpoint → who gets private alerts there. */
const makePhone = () => {
  let live: PushSubscription | null = null
  let made = 0
  const it = {
    settings: settings as AlertSettings | undefined,
    link: undefined as DeviceLink | undefined,
    who: undefined as string | undefined,
    isAllowed: true,
    network: true,
    storage: true,
    key: KEY as string | null,
    vendorAnswers: true,
    strangersKeys: false,
    /** Runs while the service answers. */
    meanwhile: () => {},
    /** Endpoints that have answered their challenge. */
    proven: new Set<string>(),
    known: new Map<string, { who: string | undefined; settings: AlertSettings }>(),
    states: [] as PushState[],
    puts: 0,
    hasPush: true,
  }
  const make = () => {
    const endpoint = `https://push.example/${++made}`
    return {
      options: {},
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        live = null
        return true
      },
    } as unknown as PushSubscription
  }
  const pushes: Pushes = {
    getSubscription: async () => live,
    subscribe: () => (it.vendorAnswers ? Promise.resolve((live = make())) : new Promise(() => {})),
  }
  const online = <T>(answer: () => T): Promise<T> =>
    it.network ? Promise.resolve().then(answer) : Promise.reject(new Error('offline'))
  const parts: DeviceParts = {
    store: {
      readSettings: async () => {
        if (!it.storage) throw new Error('the device’s storage does not answer')
        return it.settings
      },
      readLink: async () => it.link,
      saveLink: async link => {
        it.link = link
      },
    },
    pushes: async () => (it.hasPush ? pushes : undefined),
    isAllowed: () => it.isAllowed,
    who: () => it.who,
    service: {
      key: () => online(() => it.key),
      keep: ({ endpoint, settings: wanted }) => {
        const { who } = it
        return online(() => {
          it.puts++
          if (it.strangersKeys) {
            it.strangersKeys = false
            throw new Error('not-ours')
          }
          it.known.set(endpoint, { who, settings: wanted })
          it.meanwhile()
          return {
            device: `${endpoint} of ${who}`,
            player: who !== undefined,
            proven: it.proven.has(endpoint),
          }
        })
      },
      remove: ({ endpoint }) => online(() => it.known.delete(endpoint)),
    },
    kindOf: error => (error as Error).message as 'offline' | 'not-ours' | 'failed',
    onState: state => void it.states.push(state),
  }
  return Object.assign(it, { device: createDevice(parts, 1_000), last: () => it.states.at(-1) })
}

afterEach(() => {
  vi.useRealTimers()
})

test('a visitor’s device is known to the service with its settings and nobody’s private alerts', async () => {
  const phone = makePhone()
  await phone.device.sync()
  expect([...phone.known.values()]).toEqual([{ who: undefined, settings }])
  expect(phone.link).toMatchObject({ player: false })
  expect(phone.states).toEqual(['working', 'waiting'])
})

test('the live subscription is sent again at each start, and is the same one', async () => {
  const phone = makePhone()
  await phone.device.sync()
  await phone.device.sync()
  expect(phone.puts).toBe(2)
  expect(phone.known.size).toBe(1)
})

test('a subscription is waiting until what is pushed to it has arrived, and on from then', async () => {
  const phone = makePhone()
  await phone.device.sync()
  expect(phone.last()).toBe('waiting')
  phone.proven.add('https://push.example/1')
  await phone.device.sync()
  expect(phone.states).toEqual(['working', 'waiting', 'working', 'on'])
  await phone.device.sync()
  expect([phone.last(), phone.link]).toEqual(['on', { device: expect.any(String), player: false }])
})

test('signing out takes the player off the device at once, also without a network, and the service hears of it later', async () => {
  const phone = makePhone()
  phone.who = 'ada'
  await phone.device.sync()
  expect(phone.link).toMatchObject({ player: true })
  phone.who = undefined
  phone.network = false
  await phone.device.sync()
  expect(phone.link).toBeUndefined()
  expect(phone.last()).toBe('offline')
  phone.network = true
  await phone.device.sync()
  expect([...phone.known.values()]).toEqual([{ who: undefined, settings }])
})

test('another player on the same device takes it over, and the link is theirs', async () => {
  const phone = makePhone()
  phone.who = 'ada'
  await phone.device.sync()
  const adas = phone.link
  phone.who = 'bola'
  await phone.device.sync()
  expect([...phone.known.values()].map(({ who }) => who)).toEqual(['bola'])
  expect(phone.link?.device).not.toBe(adas?.device)
})

test('an answer that comes after its player has left links nobody', async () => {
  const phone = makePhone()
  phone.who = 'ada'
  phone.meanwhile = () => {
    phone.who = undefined
  }
  await phone.device.sync()
  expect(phone.link).toBeUndefined()
})

test('turning off ends the subscription here and at the service', async () => {
  const phone = makePhone()
  await phone.device.sync()
  phone.settings = undefined
  await phone.device.sync()
  expect(phone.known.size).toBe(0)
  expect(phone.link).toBeUndefined()
  expect(phone.last()).toBe('off')
})

test('storage that does not answer for once ends no subscription, here or at the service', async () => {
  const phone = makePhone()
  phone.proven.add('https://push.example/1')
  await phone.device.sync()
  expect(phone.last()).toBe('on')
  phone.storage = false
  await phone.device.sync()
  expect([phone.last(), phone.known.size]).toEqual(['failed', 1])
  phone.storage = true
  await phone.device.sync()
  expect([phone.last(), [...phone.known.keys()]]).toEqual(['on', ['https://push.example/1']])
})

test('turned off without a network, no subscription is left on the device', async () => {
  const phone = makePhone()
  await phone.device.sync()
  phone.settings = undefined
  phone.network = false
  await phone.device.sync()
  expect(phone.last()).toBe('off')
  phone.settings = settings
  phone.network = true
  await phone.device.sync()
  expect([...phone.known.keys()]).toContain('https://push.example/2')
})

test('changes that come while one is being sent are sent once more, together, and the last one counts', async () => {
  const phone = makePhone()
  const first = phone.device.sync()
  for (const lead of [15, 30] as const) {
    phone.settings = { ...settings, lead }
    void phone.device.sync()
  }
  await first
  expect(phone.puts).toBeLessThanOrEqual(2)
  expect([...phone.known.values()][0]!.settings.lead).toBe(30)
})

test('a permission that was taken back ends no choice, but nothing is subscribed', async () => {
  const phone = makePhone()
  phone.isAllowed = false
  await phone.device.sync()
  expect(phone.known.size).toBe(0)
  expect(phone.last()).toBe('off')
})

test('a service without a key, a browser without push and a silent push service each end in their own state', async () => {
  const keyless = makePhone()
  keyless.key = null
  await keyless.device.sync()
  expect(keyless.last()).toBe('no-key')
  const bare = makePhone()
  bare.hasPush = false
  await bare.device.sync()
  expect(bare.last()).toBe('off')
  vi.useFakeTimers()
  const silent = makePhone()
  silent.vendorAnswers = false
  const asked = silent.device.sync()
  await vi.advanceTimersByTimeAsync(1_000)
  await asked
  expect(silent.last()).toBe('failed')
})

test('a subscription that the service knows with other keys gives way to a new one, once', async () => {
  const phone = makePhone()
  phone.strangersKeys = true
  await phone.device.sync()
  expect([...phone.known.keys()]).toEqual(['https://push.example/2'])
  expect(phone.last()).toBe('waiting')
})
