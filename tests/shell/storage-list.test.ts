import { expect, test } from 'vitest'
import { brand } from '#src/brand.ts'
import { storedFor } from '#src/pwa/storage-list.ts'
import { filesIn, textOf } from '../support/sources.ts'

test('everything the app stores on the phone has a purpose that its page names', () => {
  const named = filesIn('src').flatMap(file =>
    [...textOf(file).matchAll(/\$\{brand\.storagePrefix\}([\w-]+)/g)].map(
      ([, name]) => `${brand.storagePrefix}${name}`,
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(name => ['other', 'app'].includes(storedFor(name)))).toEqual([])
})

test('the worker’s caches are the app itself, and what nobody knows is other', () => {
  expect(['oriire-public', 'workbox-precache-v2-http://localhost/', 'keyval-store'].map(storedFor)).toEqual([
    'app',
    'app',
    'other',
  ])
})
