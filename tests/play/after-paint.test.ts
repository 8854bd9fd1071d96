import { afterEach, expect, test, vi } from 'vitest'

/** A page that is visible or not, whose frames come when the test asks for them. */
const page = async (hidden: boolean) => {
  vi.resetModules()
  const document = Object.assign(new EventTarget(), { hidden })
  const target = new EventTarget()
  const frames: (() => void)[] = []
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const { afterPaint } = await import('#src/lib/after-paint.ts')
  const state = { done: false }
  const done = afterPaint().then(() => {
    state.done = true
  })
  return { document, target, state, done, draw: () => frames.splice(0).forEach(frame => frame()) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what waits for the picture goes on after the frame that shows it, not in it', async () => {
  const { state, done, draw } = await page(false)
  await Promise.resolve()
  expect(state.done).toBe(false)
  draw()
  await Promise.resolve()
  expect(state.done).toBe(false)
  await done
  expect(state.done).toBe(true)
})

test('a page that is hidden or left draws nothing: what waits goes on at once', async () => {
  const before = await page(true)
  await before.done
  expect(before.state.done).toBe(true)
  const left = await page(false)
  left.target.dispatchEvent(new Event('pagehide'))
  await left.done
  expect(left.state.done).toBe(true)
  const turned = await page(false)
  turned.document.dispatchEvent(new Event('visibilitychange'))
  await turned.done
  expect(turned.state.done).toBe(true)
})
