// What a device asks the service to push, with its real parts, once a player who is shut out has logged out here.
import { expect, test, vi } from 'vitest'
import { getPushKey, putPushDevice, type AlertSettings } from '#src/contract/alerts.ts'
import type { User } from '#src/model/user.ts'
import { DAY } from '#src/lib/lagos-time.ts'
import { openHiddenPage } from './hidden-page.ts'
import { newSubscription } from '../support/push.ts'

const pushManager = {
  getSubscription: async () => ({ options: {}, toJSON: () => subscription }),
}
const subscription = newSubscription()
const registration = {
  pushManager,
  getNotifications: async () => [],
  showNotification: async () => undefined,
}
openHiddenPage(registration, true)

/** The kinds of alerts asked for, each time that the service was told. */
const asked: AlertSettings['kinds'][] = []
vi.stubGlobal('fetch', async (request: string | Request, init?: RequestInit) => {
  const path = new URL(typeof request === 'string' ? request : request.url, 'https://oriire.test').pathname
  if (path === getPushKey.path) return Response.json({ key: 'AAAA' })
  if (path !== putPushDevice.path) throw new TypeError('no network')
  const text = typeof request === 'string' ? (init!.body as string) : await request.text()
  asked.push((JSON.parse(text) as { settings: AlertSettings }).settings.kinds)
  return Response.json({ device: 'here', player: false, proven: true })
})

const { createBarred } = await import('#src/alerts/barred.ts')
const { firstChoice } = await import('#src/alerts/first-choice.ts')
const { saveChoice } = await import('#src/alerts/settings-store.ts')
await import('#src/alerts/local-alerts.ts')
const { shelf } = await import('#src/lib/idb.ts')
const { startAlerts } = await import('#src/screens/alerts/start-alerts.ts')
const { enter, signOutHere, stopLoading } = await import('#src/api/session/session.ts')

test('a device whose player is shut out asks for no call to play, neither before nor after they log out (safer play 12, 13)', async () => {
  await saveChoice({
    on: true,
    settings: { ...firstChoice().settings, kinds: ['draw', 'result', 'jackpot'] },
  })
  const breakUntil = new Date(Date.now() + DAY).toISOString()
  const barred = createBarred(shelf('oriire_alerts-plan'), async () => undefined)
  await barred.note({ breakUntil, exclusion: null, registerUntil: null })
  enter({ phoneNumber: '+2348031234567', playBalance: 0 } as User)
  stopLoading()
  await startAlerts()
  signOutHere(true)
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000)
  expect(asked).toEqual([['result'], ['result']])
  vi.unstubAllGlobals()
})
