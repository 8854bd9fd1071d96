// A batch made from nothing but the pure core: sold, sealed, signed and drawn, with a proof for every ticket.
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Commitment, Head, Leaf, Proof, PublicKey, Receipt } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { drawKey, drawNumbers } from '#src/draws/derive.ts'
import {
  commitmentHash,
  documentBytes,
  headBytes,
  receiptBytes,
  receiptLeafHash,
  receiptTreeBytes,
  ticketLeafHash,
} from '#src/draws/documents.ts'
import { rootOf } from '#src/draws/merkle.ts'
import { batchBounds, batchId, decidingRound, drawsAt, roundAt } from '#src/draws/schedule.ts'
import { anchorOf, seedAt } from '#src/draws/seeds.ts'
import { instantCashout as game } from '#src/games/instant-cashout/rules.ts'
import { rulesDocument, rulesHash, settlePrize } from '#src/games/prizes.ts'
import { hex } from '#src/lib/bytes.ts'
import { pathIn, treeOf } from './tree.ts'

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = pair.publicKey.export({ format: 'jwk' })
export const publicKey: PublicKey = { kty: 'EC', crv: 'P-256', x: jwk.x!, y: jwk.y! }
export const signed = (bytes: Uint8Array): string =>
  sign('sha256', bytes, { key: pair.privateKey, dsaEncoding: 'ieee-p1363' }).toString('hex')

export const sealedBatch = (
  lines: number[][][],
  options: { sealDelay?: number; stake?: number; receipts?: 1 | 2 } = {},
) => {
  const { opensAt, closesAt } = batchBounds(Date.UTC(2026, 10, 20, 11, 7))
  const batch = batchId(game, opensAt)
  const stake = options.stake ?? 10_000
  const tip = createHash('sha256').update('a tip for tests').digest()
  const at = drawsAt(game, closesAt)
  const commitment: Commitment = {
    batch,
    game: game.id,
    rules: rulesHash(game),
    opensAt: new Date(opensAt).toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    drawsAt: new Date(at).toISOString(),
    beacon: { chain: 'sandbox', round: roundAt(at) },
    seed: { index: 7, knownIndex: 0, known: hex(anchorOf(tip, 100)) },
  }
  const leaves = lines.map((ticketLines, index): Leaf => ({
    batch,
    commitment: commitmentHash(commitment),
    ticket: `ticket-${index}`,
    lines: ticketLines,
    stake,
    nonce: hex(createHash('md5').update(`${index}`).digest()),
  }))
  const hashes = leaves.map(ticketLeafHash)
  const tree = treeOf(hashes)
  const root = rootOf(tree)
  const sealedAt = closesAt + (options.sealDelay ?? 1_000)
  const head: Head = {
    batch,
    commitment: commitmentHash(commitment),
    size: leaves.length,
    root: hex(root),
    lines: lines.flat().length,
    stake: lines.flat().length * stake,
    sealedAt: new Date(sealedAt).toISOString(),
    previous: '',
  }
  const signature = signSandboxRound(decidingRound(commitment.beacon.round, sealedAt))
  const seed = seedAt(tip, 100, 7)
  const key = drawKey({ seed, randomness: randomnessOf(signature), root, batch })
  const numbers = drawNumbers(key, game.pick, game.of)
  const receipted = hashes.map((hash, index) => ({ leafHash: hex(hash), index, batch }))
  const receipts = treeOf(receipted.map(receiptLeafHash))
  const together = signed(receiptTreeBytes({ root: hex(rootOf(receipts)), size: leaves.length }))
  const receiptOf = (leaf: Leaf, index: number): Receipt =>
    options.receipts === 1
      ? { leaf, index, key: 'k1', signature: signed(receiptBytes(receipted[index]!)) }
      : {
          leaf,
          index,
          key: 'k1',
          signature: together,
          tree: { at: index, size: leaves.length, path: pathIn(receipts, leaves.length, index).map(hex) },
        }
  const proofs = leaves.map((leaf, index): Proof => {
    const { won, cashback } = settlePrize(rulesDocument(game), leaf.lines, stake, numbers)
    return {
      receipt: receiptOf(leaf, index),
      batch: {
        id: batch,
        game: game.id,
        state: 'settled',
        commitment,
        head: { head, key: 'k1', signature: signed(headBytes(head)) },
        draw: {
          seed: hex(seed),
          signature: hex(signature),
          numbers,
          drawnAt: new Date(at + 1_000).toISOString(),
        },
      },
      path: pathIn(tree, hashes.length, index).map(hex),
      rules: Buffer.from(documentBytes(rulesDocument(game))).toString(),
      keys: { k1: publicKey },
      prize: { won, cashback },
    }
  })
  return { batch, commitment, head, numbers, proofs, game }
}
