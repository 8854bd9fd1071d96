import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatWorks, type DeviceFacts, type PushState } from '#src/alerts/what-works.ts'

/** A phone on which everything works. */
const best: DeviceFacts = {
  permission: 'granted',
  worker: true,
  pushManager: true,
  apple: false,
  installed: true,
  badge: true,
  periodicSync: 'granted',
  storage: true,
}
const iphoneInSafari: Partial<DeviceFacts> = {
  permission: 'missing',
  apple: true,
  installed: false,
  pushManager: false,
  periodicSync: 'missing',
}

const rowOf = (facts: Partial<DeviceFacts>, name: string, state: PushState = 'on') =>
  whatWorks({ ...best, ...facts }, state).find(row => row.name === name)!

const CASES: [name: string, facts: Partial<DeviceFacts>, state: PushState, works: boolean, why: RegExp][] = [
  ['Notifications', {}, 'on', true, /by itself/],
  ['Notifications', { permission: 'default' }, 'off', false, /turn the alerts on/],
  ['Notifications', { permission: 'denied' }, 'on', false, /blocked/],
  ['Notifications', { permission: 'missing' }, 'off', false, /cannot show/],
  ['Notifications', iphoneInSafari, 'off', false, /home screen/],
  ['Notifications', { worker: false }, 'off', false, /once more/],
  ['Push when the app is closed', {}, 'on', true, /closed/],
  ['Push when the app is closed', {}, 'off', false, /turn the alerts on/],
  ['Push when the app is closed', {}, 'working', false, /Being set up/],
  ['Push when the app is closed', {}, 'offline', false, /network/],
  ['Push when the app is closed', {}, 'no-key', false, /sends no pushes/],
  ['Push when the app is closed', {}, 'failed', false, /did not answer/],
  ['Push when the app is closed', { pushManager: false }, 'off', false, /no push/],
  ['Push when the app is closed', { permission: 'denied' }, 'on', false, /Blocked/],
  ['Push when the app is closed', iphoneInSafari, 'off', false, /home screen/],
  ['On the home screen', {}, 'on', true, /opened from/],
  ['On the home screen', { installed: false }, 'on', false, /Not needed/],
  ['On the home screen', iphoneInSafari, 'off', false, /Share, then Add to Home Screen/],
  ['Number on the icon', {}, 'on', true, /not seen/],
  ['Number on the icon', { badge: false }, 'on', false, /cannot/],
  ['Number on the icon', { installed: false }, 'on', false, /home screen/],
  ['Kept by the phone ahead of time', {}, 'on', false, /Push does it/],
  ['Woken now and then', {}, 'on', true, /only helps/],
  ['Woken now and then', { periodicSync: 'prompt' }, 'on', false, /installed/],
  ['Woken now and then', { periodicSync: 'missing' }, 'on', false, /never wakes/],
  ['Your choice is kept', { storage: false }, 'on', false, /until the page is closed/],
]

test.each(CASES)('%s: what works and why not is said (case %#)', (name, facts, state, works, why) => {
  const row = rowOf(facts, name, state)
  expect(row.works).toBe(works)
  expect(row.why).toMatch(why)
})

const anyDevice = fc.record<DeviceFacts>({
  permission: fc.constantFrom('granted', 'denied', 'default', 'missing'),
  worker: fc.boolean(),
  pushManager: fc.boolean(),
  apple: fc.boolean(),
  installed: fc.boolean(),
  badge: fc.boolean(),
  periodicSync: fc.constantFrom('granted', 'denied', 'prompt', 'missing'),
  storage: fc.boolean(),
})
const anyState = fc.constantFrom<PushState>('off', 'working', 'on', 'offline', 'no-key', 'failed')

test('on any device every row has a reason, and nothing is promised that the permission forbids', () => {
  fc.assert(
    fc.property(anyDevice, anyState, (facts, state) => {
      const rows = whatWorks(facts, state)
      expect(new Set(rows.map(({ name }) => name)).size).toBe(7)
      for (const { why } of rows) expect(why).toMatch(/^[A-Z].*\.$/)
      if (facts.permission === 'granted') return
      const shown = rows.filter(
        ({ name }) => /Notifications|Push/.test(name) && facts.permission === 'denied',
      )
      expect(shown.some(({ works }) => works)).toBe(false)
      expect(rows[0]!.works).toBe(false)
    }),
  )
})
