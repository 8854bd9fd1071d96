import { MutationObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '#src/api/cache/query-client.ts'
import { creatingPin } from '#src/api/pin.ts'
import { sendOf } from '#src/api/sending.ts'
import { session } from '#src/api/session/session.ts'
import { clearToken, setToken } from '#src/api/session/token.ts'
import type { User } from '#src/model/user.ts'

afterEach(() => {
  clearToken()
  session.user = null
  vi.unstubAllGlobals()
})

const sent = async (meanwhile: () => void): Promise<string[]> => {
  const learned: string[] = []
  const send = async (name: string) => {
    meanwhile()
    return name
  }
  const sending = new MutationObserver(
    makeQueryClient(),
    sendOf(send, name => learned.push(name)),
  )
  expect(await sending.mutate('Ada')).toBe('Ada')
  return learned
}

test('what a player sent changes what this phone knows, unless its answer comes after they have left or somebody else is here', async () => {
  setToken('of-ada')
  expect(await sent(() => undefined)).toEqual(['Ada'])
  expect(await sent(() => setToken('of-obi'))).toEqual([])
  expect(await sent(clearToken)).toEqual([])
})

test.each([
  ['it was set', 200],
  ['there is one already', 409],
])('a PIN is known of the player who chose it, not of the next one on this phone: %s', async (_, status) => {
  for (const [next, hasPin] of [
    ['of-ada', true],
    ['of-obi', false],
  ] as const) {
    setToken('of-ada')
    session.user = { hasPin: false } as User
    vi.stubGlobal('fetch', async () => {
      setToken(next)
      const headers: [string, string][] = status === 200 ? [] : [['x-refusal', 'pin-set']]
      return Response.json({ message: 'A PIN' }, { status, headers })
    })
    const creating = new MutationObserver(makeQueryClient(), creatingPin())
    await creating.mutate({ pin: '4826', confirmPin: '4826' }).catch(() => undefined)
    expect(session.user.hasPin).toBe(hasPin)
  }
})
