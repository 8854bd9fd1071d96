import { MutationObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { makeQueryClient } from '#src/api/cache/query-client.ts'
import { sendOf } from '#src/api/sending.ts'
import { clearToken, setToken } from '#src/api/session/token.ts'

afterEach(clearToken)

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
