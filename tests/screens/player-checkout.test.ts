import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followHere, isFollowedElsewhere } from '#src/screens/fund-wallet/other-window.ts'

beforeEach(() => void vi.stubGlobal('window', globalThis))
afterEach(() => void vi.unstubAllGlobals())

it('a window that is back from the checkout learns of the one that follows its payment, and no other', async () => {
  const returned = vi.fn()
  const stop = followHere('tu-1', returned)
  expect(await isFollowedElsewhere('tu-1')).toBe(true)
  expect(returned).toHaveBeenCalledOnce()
  expect(await isFollowedElsewhere('tu-2')).toBe(false)
  stop()
  expect(await isFollowedElsewhere('tu-1')).toBe(false)
  expect(returned).toHaveBeenCalledOnce()
})

it('a browser without such channels has every window follow for itself', async () => {
  vi.stubGlobal('window', {})
  followHere('tu-1', () => undefined)()
  expect(await isFollowedElsewhere('tu-1')).toBe(false)
})
