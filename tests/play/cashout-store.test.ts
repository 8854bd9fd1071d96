import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kobo } from '#src/lib/money.ts'
import { createCashoutStore } from '#src/play/cashout-store.ts'
import { forgetPlayer } from '#src/play/forget-player.ts'
import { noteNumberChange } from '#src/play/number-change.ts'
import { memorySession } from './shelves.ts'

const offer = {
  claim: '123456789012.1763640000.seal',
  serialEnd: '9012',
  amount: kobo(500),
  expiresAt: '2026-11-20T12:00:00.000Z',
}

let texts: Map<string, string>
beforeEach(() => {
  texts = new Map()
  vi.stubGlobal('localStorage', {
    ...memorySession(texts),
    removeItem: (key: string) => texts.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a card that was looked at stays under cashout-store with its phone number until it is cleared §3.37', () => {
  const first = createCashoutStore()
  first.keepCard('+2348031234567', offer)
  expect(JSON.parse(texts.get('cashout-store')!)).toEqual({
    phoneNumber: '+2348031234567',
    withdrawalData: offer,
    accountNumber: '',
  })
  const later = createCashoutStore()
  expect(later.state).toEqual({ phoneNumber: '+2348031234567', withdrawalData: offer, accountNumber: '' })
  later.clear()
  expect(later.state).toEqual({ phoneNumber: '', withdrawalData: null, accountNumber: '' })
  expect(texts.size).toBe(0)
})

test('what is damaged, or holds a whole account number, is as good as nothing', () => {
  const good = { phoneNumber: '+2348031234567', withdrawalData: offer, accountNumber: '6789' }
  texts.set('cashout-store', JSON.stringify(good))
  expect(createCashoutStore().state.accountNumber).toBe('6789')
  for (const wrong of [
    '{',
    '7',
    JSON.stringify({ ...good, accountNumber: '0123456789' }),
    JSON.stringify({ ...good, withdrawalData: { ...offer, amount: 0.5 } }),
    JSON.stringify({ ...good, phoneNumber: null }),
  ]) {
    texts.set('cashout-store', wrong)
    expect(createCashoutStore().state).toEqual({ phoneNumber: '', withdrawalData: null, accountNumber: '' })
  }
})

test('signing out takes it off the device', async () => {
  createCashoutStore().keepCard('+2348031234567', offer)
  await forgetPlayer(true)
  expect(texts.has('cashout-store')).toBe(false)
})

test('neither number of a change that was asked for stays on the phone after a log-out; where only the session ended, it still follows', async () => {
  noteNumberChange('+2348031234567', '+2348090000000')
  await forgetPlayer(false)
  expect([...texts.values()].join()).toContain('+2348090000000')
  await forgetPlayer(true)
  expect([...texts.values()].join()).not.toContain('+234')
})
