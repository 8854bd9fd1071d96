import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush, encryptWith } from '#server/ports/push-encrypt.ts'
import { newSubscription } from '../support/push.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

test('a message comes out as the example of RFC 8291 says', () => {
  const device = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const made = encryptWith(device, 'When I grow up, I want to be a watermelon', sender, bytes('DGv6ra1nlYgDCS1FRnbzlw')) // prettier-ignore
  expect(made.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('two messages for one device share neither their key nor their salt', () => {
  const { p256dh, auth } = newSubscription().keys
  const device = { p256dh: bytes(p256dh), auth: bytes(auth) }
  const [first, second] = [encryptPush(device, 'Draw at 8'), encryptPush(device, 'Draw at 8')]
  const [salt, key] = [(it: Buffer) => it.toString('hex', 0, 16), (it: Buffer) => it.toString('hex', 21, 86)]
  expect(salt(first)).not.toBe(salt(second))
  expect(key(first)).not.toBe(key(second))
})

test('a key that is no point of the curve is refused', () => {
  const device = { p256dh: new Uint8Array(65).fill(4), auth: new Uint8Array(16) }
  expect(() => encryptPush(device, 'Draw at 8')).toThrow(/ECDH|point|key/i)
})
