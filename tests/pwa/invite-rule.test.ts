import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#src/lib/lagos-time.ts'
import { isInvited, type InviteFacts } from '#src/pwa/invite-rule.ts'

const NOW = Date.UTC(2026, 10, 22, 9)
const good: InviteFacts = {
  way: 'button',
  offersItself: true,
  visits: 3,
  bought: false,
  moved: true,
  path: '/dashboard',
  busy: false,
  declined: 0,
  declinedAt: 0,
  now: NOW,
}

test('a player is invited after the first ticket or on the third visit, and not before', () => {
  expect(isInvited(good)).toBe(true)
  expect(isInvited({ ...good, visits: 2 })).toBe(false)
  expect(isInvited({ ...good, visits: 1, bought: true, path: '/application/success' })).toBe(true)
  expect(isInvited({ ...good, visits: 1, bought: true, path: '/success/' })).toBe(true)
})

test('nobody is invited on arrival, whatever happened before', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.boolean(), (visits, bought) => {
      expect(isInvited({ ...good, visits, bought, moved: false })).toBe(false)
    }),
  )
})

test.each([
  '/instant-cashout',
  '/instant-cashout/summary',
  '/application/transaction-pin',
  '/fund-wallet/fund-channels',
  '/withdrawals/fund',
  '/user/login',
  '/user/verify-phone-number',
  '/wallet',
  '/this-phone',
  '/soccer-cash/summary',
])('nothing lies over %s, where something may be under way', path => {
  expect(isInvited({ ...good, bought: true, path })).toBe(false)
})

test('a running payment or an open question comes first', () => {
  expect(isInvited({ ...good, busy: true })).toBe(false)
})

test.each([
  [1, 29 * DAY, false],
  [1, 30 * DAY, true],
  [2, 30 * DAY, false],
  [2, 179 * DAY, false],
  [2, 180 * DAY, true],
  [3, 5_000 * DAY, false],
])('after %d refusals and %d ms the invitation comes again: %s', (declined, later, comes) => {
  expect(isInvited({ ...good, declined, declinedAt: NOW - later })).toBe(comes)
})

test('a clock that was set back does not bring a declined invitation again', () => {
  expect(isInvited({ ...good, declined: 1, declinedAt: NOW + 400 * DAY })).toBe(false)
})

test('where the app is installed, or the browser cannot install it, nobody is invited', () => {
  expect(isInvited({ ...good, way: 'installed' })).toBe(false)
  expect(isInvited({ ...good, way: 'none' })).toBe(false)
  // A browser that offers by itself and does not has the app on its home screen already.
  expect(isInvited({ ...good, way: 'android-menu', offersItself: true })).toBe(false)
  expect(isInvited({ ...good, way: 'android-menu', offersItself: false })).toBe(true)
  expect(isInvited({ ...good, way: 'safari', offersItself: false })).toBe(true)
})
