// The sandbox beacon's secret is no secret: it is derived from a constant, so development needs no network.
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { utf8 } from '#src/lib/bytes.ts'
import { roundPoint } from './beacon.ts'
import { hkdfSha256 } from './hash.ts'

const seed = hkdfSha256(utf8('oriire sandbox beacon'), new Uint8Array(32), utf8('bls12-381/v1'), 48)
const { secretKey } = bls12_381.shortSignatures.keygen(seed)

/** The 48 bytes the sandbox beacon publishes for a round. */
export const signSandboxRound = (round: number): Uint8Array =>
  bls12_381.shortSignatures.sign(roundPoint(round), secretKey).toBytes()
