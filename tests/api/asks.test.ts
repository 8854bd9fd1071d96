// The file that asks the service cannot be loaded: a deploy removed it, or the network broke off after the first files.
import { expect, test, vi } from 'vitest'
import { makeStorage } from './device.ts'

vi.stubGlobal('localStorage', makeStorage())
// For a lost file the build gives nothing, while a browser fails.
vi.mock('#src/api/first-asks.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const { firstAsks } = await import('#src/api/asks.ts')
const { latestResultsQuery } = await import('#src/api/front-page.ts')
const { makeQueryClient } = await import('#src/api/cache/query-client.ts')
const { boot, session } = await import('#src/api/session/session.ts')
const { TOKEN_KEY } = await import('#src/lib/stored.ts')

test('without the file that asks, a question fails as one that reached nobody', async () => {
  await expect(firstAsks()).rejects.toMatchObject({
    isOffline: true,
    message: 'We could not reach the service. Please check your internet connection.',
  })
  const error = await makeQueryClient()
    .fetchQuery(latestResultsQuery())
    .catch((it: unknown) => it)
  expect(error).toMatchObject({ status: 0, isOffline: true })
})

test('without the file that asks, nobody is signed out: the token waits for the next start', async () => {
  localStorage.setItem(TOKEN_KEY, JSON.stringify('a-token'))
  await boot()
  expect({ ...session }).toMatchObject({ isAuthenticated: false, isLoading: false })
  expect(localStorage.getItem(TOKEN_KEY)).toBe(JSON.stringify('a-token'))
})
