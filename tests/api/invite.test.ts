// The code of a friend's link, as the app brings it to the service. Every answer is made up here.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStorage } from './device.ts'

vi.stubGlobal('localStorage', makeStorage())
vi.mock('#src/lib/idb.ts', async () => ({ shelf: (await import('./device.ts')).makeShelf }))
const { entering } = await import('#src/api/account.ts')
const { keepInvite, keptInvite } = await import('#src/api/session/kept-invite.ts')
const { sessionReady, signOutHere } = await import('#src/api/session/session.ts')

const TOKEN = 'token-of-ada-with-enough-letters'
const user = {
  phone_number: '08030000001',
  email: null,
  first_name: '',
  last_name: '',
  gender: null,
  phone_verified: true,
  has_pin: false,
  consent_version: '2026-11-01',
  play_balance: 0,
  referal_wallet_balance: 0,
  winning_balance: 0,
}
let claimed: string[]
let answer: () => Response

beforeEach(async () => {
  claimed = []
  answer = () => Response.json({ message: 'Noted' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!path.includes('referrals/claim')) return Response.json(user)
    claimed.push(String(init.body))
    return answer()
  })
  await sessionReady()
})
afterEach(() => {
  signOutHere()
  localStorage.clear()
})

describe('a kept invitation', () => {
  it('is claimed by whoever gets in, by a login as by a sign-up §1.13', async () => {
    keepInvite('K7M2P9Q')
    await entering(Promise.resolve({ token: TOKEN }))
    await vi.waitFor(() => expect(keptInvite()).toBeUndefined(), 20_000)
    expect(claimed).toEqual([JSON.stringify({ code: 'K7M2P9Q' })])
  })

  it('is forgotten where the service refuses it, as for an account that is too old', async () => {
    answer = () => Response.json({ message: 'No' }, { status: 422, headers: { 'x-refusal': 'invite-late' } })
    keepInvite('K7M2P9Q')
    await entering(Promise.resolve({ token: TOKEN }))
    await vi.waitFor(() => expect(keptInvite()).toBeUndefined(), 20_000)
    expect(claimed).toHaveLength(1)
  })

  it('costs nothing where there is none', async () => {
    await entering(Promise.resolve({ token: TOKEN }))
    await new Promise(resolve => setImmediate(resolve))
    expect(claimed).toEqual([])
  })
})
