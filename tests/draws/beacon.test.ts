import { expect, test } from 'vitest'
import { beaconChains, randomnessOf, verifyRound } from '#src/draws/beacon.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'

// drand quicknet, round 1000, as published
const signature = fromHex(
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
)

test('a published round of drand quicknet verifies and gives its published randomness', () => {
  expect(verifyRound('quicknet', 1000, signature)).toBe(true)
  expect(hex(randomnessOf(signature))).toBe(
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  )
})

test('a signature of another round, another chain or with a changed bit does not verify', () => {
  expect(verifyRound('quicknet', 1001, signature)).toBe(false)
  expect(verifyRound('sandbox', 1000, signature)).toBe(false)
  const bent = Uint8Array.from(signature)
  bent[47]! ^= 1
  expect(verifyRound('quicknet', 1000, bent)).toBe(false)
  for (const broken of [new Uint8Array(), new Uint8Array(48), signature.slice(1), new Uint8Array(96)])
    expect(verifyRound('quicknet', 1000, broken)).toBe(false)
  for (const round of [-1, 0.5, Number.NaN, Infinity])
    expect(verifyRound('quicknet', round, signature)).toBe(false)
})

test('the sandbox beacon signs with the pinned development key, the same bytes every time, and says what it is', () => {
  expect(signSandboxRound(28_000_000)).toEqual(signSandboxRound(28_000_000))
  expect(verifyRound('sandbox', 28_000_000, signSandboxRound(28_000_000))).toBe(true)
  expect(verifyRound('sandbox', 28_000_001, signSandboxRound(28_000_000))).toBe(false)
  expect(verifyRound('quicknet', 28_000_000, signSandboxRound(28_000_000))).toBe(false)
  expect(beaconChains.sandbox).toMatchObject({ label: 'Sandbox beacon', sandbox: true })
})
