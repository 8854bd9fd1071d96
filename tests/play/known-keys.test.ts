import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownKeys, rememberKeys } from '#src/play/known-keys.ts'
import { scriptUrl } from '#src/lib/trusted.ts'
import { memorySession } from './shelves.ts'

const key = (x: string) => ({ kty: 'EC' as const, crv: 'P-256' as const, x, y: 'y' })

beforeEach(() => {
  vi.stubGlobal('localStorage', memorySession())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first key seen under an id stays, and new ids are added', () => {
  rememberKeys({ k1: key('first') })
  rememberKeys({ k1: key('another'), k2: key('second') })
  expect(knownKeys()).toEqual({ k1: key('first'), k2: key('second') })
})

test('damaged, missing or forbidden storage means that no key is known', () => {
  localStorage.setItem('oriire_KEYS', '{"k1":{"kty":"RSA"}}')
  expect(knownKeys()).toEqual({})
  vi.stubGlobal('localStorage', undefined)
  rememberKeys({ k1: key('first') })
  expect(knownKeys()).toEqual({})
})

test('a flood of keys is not kept', () => {
  rememberKeys(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, key('x')])))
  expect(knownKeys()).toEqual({})
})

test('only scripts of this origin’s build become worker addresses', () => {
  vi.stubGlobal('location', { href: 'https://oriire.ng/wallet', origin: 'https://oriire.ng' })
  vi.stubEnv('DEV', false)
  expect(scriptUrl('/assets/check-worker-1.js')).toBe('https://oriire.ng/assets/check-worker-1.js')
  expect(scriptUrl('/sw.js')).toBe('https://oriire.ng/sw.js')
  for (const wrong of [
    'https://evil.example/assets/x.js',
    '/sandbox',
    '/assets/../x.js',
    'data:text/javascript,1',
    '//evil.example/sw.js',
    'blob:https://oriire.ng/1',
  ])
    expect(() => scriptUrl(wrong)).toThrow(TypeError)
  vi.unstubAllEnvs()
})
