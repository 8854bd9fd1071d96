import { expect, test } from 'vitest'
import published from '#server/deeds/accounts/common-passwords.json' with { type: 'json' }
import {
  hashPassword,
  isPassword,
  NO_PASSWORD,
  refuseCommonPassword,
} from '#server/deeds/accounts/passwords.ts'
import type { Turn } from '#server/lib/gate.ts'
import { readSettings } from '#server/settings.ts'
import { commonPasswords } from '../tools/common-passwords.mjs'

const refusalOf = (password: string) => {
  try {
    refuseCommonPassword(password, '+2348031234567')
  } catch (error) {
    return (error as { body: object }).body
  }
  return undefined
}

test('three thousand common passwords are refused by the field, and the player is told why', () => {
  expect(published).toHaveLength(3_000)
  const said = published.map(refusalOf)
  expect(new Set(said.map(it => JSON.stringify(it)))).toEqual(
    new Set([
      JSON.stringify({
        password: 'Many people use that password, so it is tried first. Choose another one',
      }),
    ]),
  )
  expect(refusalOf('sunny orange boat')).toBeUndefined()
})

const turn: Turn = slow => slow()

test('what is stored in another form than ours fits no password', async () => {
  const service = { settings: readSettings({ NODE_ENV: 'test', PASSWORD_COST: '4' }) }
  const fits = (stored: string | undefined) => isPassword(service, turn, stored, 'sunny orange boat')
  const stored = await hashPassword(service, turn, 'sunny orange boat')
  const [, N, r, p, salt, hash] = stored.split('$')
  expect(await fits(stored)).toBe(true)
  expect(await isPassword(service, turn, stored, 'sunny orange boot')).toBe(false)
  for (const other of [
    `bcrypt$${N}$${r}$${p}$${salt}$${hash}`,
    `scrypt$${N}$${r}$${p}$$${hash}`,
    `scrypt$${N}$${r}$${p}$${salt}`,
    `scrypt$${N}$${r}$${p}$${salt}$`,
    NO_PASSWORD,
    undefined,
  ])
    expect([other, await fits(other)]).toEqual([other, false])
})

test('they are the commonest of the package that counted them', () => {
  expect(published).toEqual(commonPasswords())
})
