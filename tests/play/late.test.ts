// What a page does once it is on the screen: it wipes what a player left, and follows what another tab switches on.
import { expect, test, vi } from 'vitest'
import { ALERTS_ON } from '#src/lib/alerts-on.ts'
import { LEFT_KEY, readStored, writeStored } from '#src/lib/stored.ts'
import { makeStorage } from '../api/device.ts'

vi.stubGlobal('localStorage', makeStorage())
vi.stubGlobal('sessionStorage', makeStorage())
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
const forgetPlayer = vi.fn<(byPlayer: boolean) => Promise<void>>()
vi.mock('#src/play/forget-player.ts', () => ({ forgetPlayer, forgetShown: async () => undefined }))
const startAlerts = vi.fn<() => Promise<void>>()
vi.mock('#src/screens/alerts/start-alerts.ts', () => ({ startAlerts }))
for (const file of ['api/live/live', 'api/clock', 'api/session/watch-session', 'ui/late/hand-on-focus'])
  vi.doMock(`#src/${file}.ts`, () => ({
    onLive: () => undefined,
    startLive: async () => undefined,
    watchClock: () => undefined,
    watchSession: () => undefined,
    handOnFocus: () => undefined,
  }))
vi.mock('#src/lib/idb.ts', async () => ({ shelf: (await import('../api/device.ts')).makeShelf }))

const { signOutHere, stopLoading } = await import('#src/api/session/session.ts')
const { startLate } = await import('#src/late.ts')

test('a session that the service ends at the start is noted until its player’s things are wiped, as when the file that wipes does not come at first §8.8', async () => {
  vi.useFakeTimers()
  forgetPlayer.mockRejectedValueOnce(new Error('the file did not load'))
  signOutHere()
  stopLoading()
  startLate()
  await vi.waitFor(() => expect(forgetPlayer.mock.calls).toEqual([[false]]))
  expect(readStored(LEFT_KEY)).toBe(false)
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(forgetPlayer.mock.calls).toEqual([[false], [false]]))
  vi.useRealTimers()
})

test('alerts that another tab of the phone switches on are also told by this one, as the other may be closed first', async () => {
  startLate()
  page.dispatchEvent(new Event('storage'))
  writeStored(ALERTS_ON, true)
  expect(startAlerts).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('storage'))
  await vi.waitFor(() => expect(startAlerts).toHaveBeenCalled())
})
