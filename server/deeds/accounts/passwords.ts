// Passwords are stored as scrypt$N$r$p$salt$hash: at the setting's default 32 MB and about a tenth of a second per guess.
import { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import published from './common-passwords.json' with { type: 'json' }
import type { Turn } from '#server/lib/gate.ts'
import { deriveKey } from '#server/keys/hash-threads.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

type Cost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>
const BYTES = 32

const costOf = ({ settings }: Pick<Service, 'settings'>): Cost => ({
  N: 2 ** settings.PASSWORD_COST,
  r: 8,
  p: 1,
})

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  deriveKey({
    password: password.normalize('NFKC'),
    salt,
    bytes: BYTES,
    cost: { ...cost, maxmem: 256 * cost.N * cost.r },
  })

/** @param turn at the hashing gate */
export const hashPassword = async (
  service: Pick<Service, 'settings'>,
  turn: Turn,
  password: string,
): Promise<string> => {
  const salt = randomBytes(16)
  const cost = costOf(service)
  const hash = await turn(() => derive(password, salt, cost))
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/** Stored in place of a hash while there is no password: no guess is right. */
export const NO_PASSWORD = 'none'

// Matches no password: makes an unknown account take as long as a known one.
const nobody = ({ N, r, p }: Cost) =>
  ['scrypt', N, r, p, `${'A'.repeat(22)}==`, `${'A'.repeat(43)}=`].join('$')

/**
 * @param turn at the hashing gate
 * @param stored undefined if there is no such account: as for one without a password, the answer is then no, and takes as
 *   long as any other
 */
export const isPassword = async (
  service: Pick<Service, 'settings'>,
  turn: Turn,
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const isSet = stored !== undefined && stored !== NO_PASSWORD
  const [kind, N, r, p, salt, hash] = (isSet ? stored : nobody(costOf(service))).split('$')
  if (kind !== 'scrypt' || !salt || !hash) return false
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const key = await turn(() => derive(password, Buffer.from(salt, 'base64'), cost))
  const expected = Buffer.from(hash, 'base64')
  return expected.length === key.length && timingSafeEqual(expected, key) && isSet
}

// The commonest in published leaks (tests/tools/common-passwords.mjs), and what our players would think of first.
const COMMON = new Set([
  ...published,
  ...`password1234 p@ssword pa$$word 0123456789 01234567 87654321 987654321 9876543210 111111111 1111111111 00000000
  000000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999 12341234 123123123 121212121 12121212
  13131313 abcdefgh abc123456 aaaaaaaa welcome123 letmein123 arsenal123 chelsea123 chelseafc blessing1 blessed1
  jesuschrist godisgood godislove godisgreat iloveyou123 thankgod mother123 father123 family123 nigeria1 nigeria123
  naija123 lagos123 abuja123 lottery1 lottery123 jackpot1 jackpot123 winner123 goodluck1 admin123 administrator
  secret123 oriire123 oriire12 million1`.split(/\s+/),
])

/** @throws Refusal bad-input on the field `password` if it is too common, or is the phone number */
export const refuseCommonPassword = (password: string, phone: string): void => {
  const lower = password.toLowerCase()
  const digits = lower.replace(/\D/g, '')
  const local = phone.replace(/^\+234/, '')
  if (COMMON.has(lower) || new Set(lower).size < 3)
    throw new Refusal('bad-input', {
      password: 'Many people use that password, so it is tried first. Choose another one',
    })
  if (digits === lower.replace(/^\+/, '') && digits.endsWith(local))
    throw new Refusal('bad-input', { password: 'Your phone number is too easy to guess as a password' })
}
