import { expect, test } from 'vitest'
import published from '#server/deeds/accounts/common-passwords.json' with { type: 'json' }
import { refuseCommonPassword } from '#server/deeds/accounts/passwords.ts'
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

test('they are the commonest of the package that counted them', () => {
  expect(published).toEqual(commonPasswords())
})
