// Public randomness that nobody can know when a batch is sealed: drand quicknet, or the sandbox beacon in
// development.
import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { Commitment } from '#src/contract/draws.ts'
import { fromHex } from '#src/lib/bytes.ts'
import { sha256 } from './hash.ts'
import { BEACON_GENESIS, BEACON_PERIOD } from './schedule.ts'

export type BeaconChain = Commitment['beacon']['chain']

const time = { genesis: BEACON_GENESIS, period: BEACON_PERIOD }

export const beaconChains: Record<
  BeaconChain,
  { label: string; sandbox: boolean; publicKey: string; genesis: number; period: number }
> = {
  quicknet: {
    label: 'drand quicknet',
    sandbox: false,
    publicKey:
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    ...time,
  },
  // Anybody can derive its key (beacon-sandbox.ts): for development, never for real money.
  sandbox: {
    label: 'Sandbox beacon',
    sandbox: true,
    publicKey:
      '8b8d341ff4af31c33440d618c15e8e95806197648c4284c4fb40b64eed3624b7f179b65569f293d706bf256fa1fa323615fd076e0c219153262b4cde2b6fc0b2236d4dc5a9e8332dc8feb41b4cbc2941029545a74c0d6eb35b4f835186f792fd',
    ...time,
  },
}

const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** A round's message as a curve point: SHA-256 of the round (8 bytes, big-endian) hashed to G1. */
export const roundPoint = (round: number) => {
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, BigInt(round))
  return bls12_381.shortSignatures.hash(sha256(message), DST)
}

/** Did the chain's key sign this round (BLS, 48 bytes in G1)? False for anything malformed. */
export const verifyRound = (chain: BeaconChain, round: number, signature: Uint8Array): boolean => {
  try {
    const key = fromHex(beaconChains[chain].publicKey)
    return bls12_381.shortSignatures.verify(signature, roundPoint(round), key)
  } catch {
    return false
  }
}

export const randomnessOf = (signature: Uint8Array): Uint8Array => sha256(signature)
