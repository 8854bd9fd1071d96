// Passwords are kept as scrypt$N$r$p$salt$hash: 32 MB and about a tenth of a second for each guess.
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { Refusal } from '../refusal.ts'

const COST: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>> = { N: 2 ** 15, r: 8, p: 1 }
const BYTES = 32

const derive = (password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(
      password.normalize('NFKC'),
      salt,
      BYTES,
      { ...cost, maxmem: 256 * cost.N * cost.r },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  )

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

// Belongs to nobody and fits no password: an unknown account takes as long as a known one.
const NOBODY = `scrypt$32768$8$1$${'A'.repeat(22)}==$${'A'.repeat(43)}=`

/** @param stored undefined where there is no such account; the answer then is always no, and takes as long */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const [kind, N, r, p, salt, hash] = (stored ?? NOBODY).split('$')
  if (kind !== 'scrypt' || !salt || !hash) return false
  const key = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  const expected = Buffer.from(hash, 'base64')
  return expected.length === key.length && timingSafeEqual(expected, key) && stored !== undefined
}

// The commonest passwords of eight characters and more, and what a player of this service would think of first.
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word 12345678 123456789
  1234567890 12345678910 0123456789 01234567 87654321 987654321 9876543210 11111111 111111111 1111111111 00000000
  000000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999 12341234 11223344 1122334455 12344321
  123123123 123321123 121212121 12121212 13131313 10203040 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty12
  qwerty123 qwerty1234 qwerty12345 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abcdefgh abcdefg1 abc12345
  abc123456 a1234567 a12345678 aa123456 aaaaaaaa iloveyou iloveyou1 iloveyou2 sunshine princess football football1
  baseball superman trustno1 welcome1 welcome123 letmein1 letmein123 starwars whatever computer internet michelle
  jennifer jonathan samantha liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 chelseafc manchester barcelona
  blessing blessing1 blessed1 jesus123 jesuschrist godisgood godislove godisgreat iloveyou123 ilovegod thankgod
  mother123 father123 family123 nigeria1 nigeria123 naija123 lagos123 abuja123 lottery1 lottery123 jackpot1 jackpot123
  winner123 goodluck goodluck1 admin123 administrator changeme secret123 test1234 oriire123 oriire12 money123 million1`
    .trim()
    .split(/\s+/),
)

/** @throws Refusal bad-input on the field `password` where everybody would guess it, or it is the phone number */
export const refuseCommonPassword = (password: string, phone: string): void => {
  const lower = password.toLowerCase()
  const digits = lower.replace(/\D/g, '')
  const local = phone.replace(/^\+234/, '')
  if (COMMON.has(lower) || new Set(lower).size < 3)
    throw new Refusal('bad-input', { password: 'That password is too easy to guess. Choose another one' })
  if (digits === lower.replace(/^\+/, '') && digits.endsWith(local))
    throw new Refusal('bad-input', { password: 'Your phone number is too easy to guess as a password' })
}
