import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawKey, drawNumbers } from '#src/draws/derive.ts'
import { sha256 } from '#src/draws/hash.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { hex, utf8 } from '#src/lib/bytes.ts'

// The derivation again, with the platform's cryptography and no code of ours.
const again = (randomness: Uint8Array, root: Uint8Array, batch: string, pick: number, of: number) =>
  fromKey(Buffer.from(hkdfSync('sha256', randomness, root, `oriire/draw/v3|${batch}`, 32)), pick, of)

const wordsOf = (key: Uint8Array) => {
  const words: number[] = []
  for (let counter = 0; counter < 40; counter++) {
    const four = Buffer.alloc(4)
    four.writeUInt32BE(counter)
    const block = createHmac('sha256', key).update('oriire/draw/v3|numbers').update(four).digest()
    for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at))
  }
  return words
}

const fromKey = (key: Uint8Array, pick: number, of: number) => {
  const words = wordsOf(key)
  const drum = Array.from({ length: of }, (_, at) => at + 1)
  const drawn: number[] = []
  while (drawn.length < pick) {
    const word = words.shift()!
    const left = of - drawn.length
    if (word >= 2 ** 32 - (2 ** 32 % left)) continue
    const at = drawn.length + (word % left)
    ;[drum[drawn.length], drum[at]] = [drum[at]!, drum[drawn.length]!]
    drawn.push(drum[drawn.length]!)
  }
  return drawn
}

const numbered = (label: string, at: number) => createHash('sha256').update(`${label}${at}`).digest()

test('the numbers are HKDF over the beacon with the root as salt, then HMAC words without bias', () => {
  for (let at = 0; at < 200; at++) {
    const [randomness, root] = [numbered('beacon', at), numbered('root', at)]
    const key = drawKey({ randomness, root, batch: `IC-${at}` })
    expect(drawNumbers(key, 4, 40)).toEqual(again(randomness, root, `IC-${at}`, 4, 40))
    expect(drawNumbers(key, 5, 49)).toEqual(again(randomness, root, `IC-${at}`, 5, 49))
  }
})

test('a word past the last full multiple is thrown away', () => {
  // The first word of this key is 0xffffffe0: with 100 left, those from 0xffffffa0 on would favour some.
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(28, 5_235_179)
  expect(wordsOf(key)[0]).toBeGreaterThanOrEqual(2 ** 32 - (2 ** 32 % 100))
  expect(drawNumbers(key, 4, 100)).toEqual(fromKey(key, 4, 100))
})

test('beacon, root and batch each change the key', () => {
  const other = sha256(utf8('s'))
  const from = {
    randomness: sha256(utf8('r')),
    root: sha256(utf8('t')),
    batch: 'IC-1',
  }
  const keys = [
    from,
    { ...from, randomness: other },
    { ...from, root: other },
    { ...from, batch: 'IC-2' },
  ].map(each => hex(drawKey(each)))
  expect(new Set(keys).size).toBe(4)
})

test('a draw that cannot be made is refused', () => {
  for (const [pick, of] of [
    [5, 4],
    [0, 40],
    [4, 101],
    [1.5, 40],
    [Number.NaN, 40],
  ] as const)
    expect(() => drawNumbers(new Uint8Array(32), pick, of)).toThrow(RangeError)
})

test('instant cashout draws 4 different numbers from 1 to 40 §1.4, 9.15', () => {
  expect([instantCashout.pick, instantCashout.of]).toEqual([4, 40])
  for (let at = 0; at < 500; at++) {
    const numbers = drawNumbers(numbered('drum', at), instantCashout.pick, instantCashout.of)
    expect(new Set(numbers).size).toBe(4)
    expect(Math.min(...numbers) >= 1 && Math.max(...numbers) <= 40).toBe(true)
  }
})
