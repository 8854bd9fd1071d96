import { beforeEach, expect, test, vi } from 'vitest'
import { tabPlayer } from '#src/play/tab-player.ts'
import { makeStorage } from '../api/device.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', makeStorage())
})

test('a tab that slept or was restored while one player left and another came is known as the other one’s', () => {
  const awake = tabPlayer()
  expect([awake(undefined), awake('ada'), awake('ada'), awake('obi')]).toEqual([false, false, false, true])
  const restored = tabPlayer()
  expect([restored('ada'), restored('ada')]).toEqual([true, false])
})

test('what a player left in a tab is told where nobody is in any more, and no number stays there', () => {
  tabPlayer()('ada')
  const restored = tabPlayer()
  expect(restored(undefined)).toBe(true)
  expect(sessionStorage.length).toBe(0)
  expect(restored('ada')).toBe(false)
})
