// A batch made from nothing but the pure core: sold, sealed, logged and drawn, with a proof for every ticket.
import { createHash, createPrivateKey, sign } from 'node:crypto'
import type { Commitment, Head, Leaf, Proof, PublicKey, Receipt } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { drawKey } from '#src/draws/derive.ts'
import {
  commitmentHash,
  documentBytes,
  documentHash,
  keyIdOf,
  receiptLeafHash,
  receiptTreeBytes,
  ticketLeafHash,
} from '#src/draws/documents.ts'
import { rootOf } from '#src/draws/merkle.ts'
import { sandboxSecret } from '#src/draws/sandbox-keys.ts'
import { batchBounds, batchId, drawsAt, roundFrom } from '#src/draws/schedule.ts'
import { drawnBy } from '#src/games/drawn-by.ts'
import { rulesDocument, rulesHash, settlePrize } from '#src/games/prizes.ts'
import type { RulesDocument } from '#src/games/rules-schema.ts'
import { hex } from '#src/lib/bytes.ts'
import { receiptJwk } from '#server/keys/signer.ts'
import { logWorld } from './log-world.ts'
import { pathIn, treeOf } from './tree.ts'
import { instantCashout as game } from '../support/games.ts'

export interface ReceiptPair {
  publicKey: PublicKey
  id: string
  sign(bytes: Uint8Array): string
}

export const receiptPair = (secret: Uint8Array): ReceiptPair => {
  const jwk = receiptJwk(secret)
  const publicKey = { kty: 'EC', crv: 'P-256', x: jwk.x!, y: jwk.y! } as const
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  return {
    publicKey,
    id: keyIdOf(publicKey),
    sign: bytes => sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('hex'),
  }
}
export const sandboxReceipts = receiptPair(sandboxSecret('receipt'))

const OPENED = Date.UTC(2026, 10, 24, 11, 7)
export const bounds = batchBounds(OPENED)
/** When the deciding round comes out. */
export const drawnAt = drawsAt(game, bounds.closesAt)

/** The lines of three tickets: one, three, one. */
export const sold = [
  [[1, 2, 3, 4]],
  [
    [5, 6, 7, 8],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
  ],
  [[1, 17, 30, 40]],
]

export const commitmentOf = (changes: Partial<Commitment> = {}): Commitment => ({
  type: 'oriire/commitment/v3',
  batch: batchId(game, bounds.opensAt),
  game: game.id,
  rules: rulesHash(game),
  opensAt: new Date(bounds.opensAt).toISOString(),
  closesAt: new Date(bounds.closesAt).toISOString(),
  drawsAt: new Date(drawnAt).toISOString(),
  beacon: { chain: 'sandbox', round: roundFrom(drawnAt) },
  ...changes,
})

export const leafOf = (commitment: Commitment, lines: number[][], index: number, stake = 10_000): Leaf => ({
  batch: commitment.batch,
  commitment: commitmentHash(commitment),
  lines,
  stake,
  nonce: hex(createHash('md5').update(`${index}`).digest()),
})

/** Receipts that one signature covers. */
export const receiptsFor = (leaves: readonly Leaf[], by: ReceiptPair = sandboxReceipts): Receipt[] => {
  const hashes = leaves.map((leaf, index) =>
    receiptLeafHash({ leafHash: hex(ticketLeafHash(leaf)), index, batch: leaf.batch }),
  )
  const tree = treeOf(hashes)
  const signature = by.sign(receiptTreeBytes({ root: hex(rootOf(tree)), size: leaves.length }))
  return leaves.map((leaf, index) => ({
    leaf,
    index,
    key: by.id,
    signature,
    tree: { at: index, size: leaves.length, path: pathIn(tree, leaves.length, index).map(hex) },
  }))
}

export const headOf = (commitment: Commitment, leaves: readonly Leaf[]): Head => ({
  type: 'oriire/head/v3',
  batch: commitment.batch,
  commitment: commitmentHash(commitment),
  size: leaves.length,
  root: hex(rootOf(treeOf(leaves.map(ticketLeafHash)))),
  lines: leaves.flatMap(it => it.lines).length,
  stake: leaves.reduce((sum, it) => sum + it.stake * it.lines.length, 0),
})

interface Sealed {
  changes?: Partial<Commitment>
  by?: ReceiptPair
  /** When the witnesses saw the head, ms; undefined: none did. */
  seenAt?: number | undefined
  stake?: number
  /** Of another game than the usual one. */
  rules?: RulesDocument
}

/** Commitment and head are in a log with other entries before, between and after them. */
export const sealedBatch = (lines: number[][][], options: Sealed = {}) => {
  const { by = sandboxReceipts, rules = rulesDocument(game) } = options
  const seenAt = 'seenAt' in options ? options.seenAt : bounds.closesAt + 1_000
  const { game: id } = rules
  const commitment = commitmentOf({ game: id, rules: documentHash(rules), ...options.changes })
  const leaves = lines.map((it, index) => leafOf(commitment, it, index, options.stake))
  const head = headOf(commitment, leaves)
  const log = logWorld()
  for (const other of ['a', 'b', 'c']) log.append({ type: 'oriire/result/v3', batch: other })
  log.append(commitment)
  log.append({ type: 'oriire/result/v3', batch: 'd' })
  const headIndex = log.append(head)
  log.append({ type: 'oriire/result/v3', batch: 'e' })

  const signature = signSandboxRound(commitment.beacon.round)
  const root = rootOf(treeOf(leaves.map(ticketLeafHash)))
  const key = drawKey({ randomness: randomnessOf(signature), root, batch: commitment.batch })
  const numbers = drawnBy(rules, key)
  const tree = treeOf(leaves.map(ticketLeafHash))
  const logged = log.logged(headIndex, seenAt === undefined ? {} : { seenAt })
  const proofs = receiptsFor(leaves, by).map((receipt, index): Proof => {
    const { won, cashback } = settlePrize(rules, receipt.leaf.lines, receipt.leaf.stake, numbers)
    return {
      version: 3,
      receipt,
      batch: {
        id: commitment.batch,
        game: id,
        state: 'settled',
        commitment,
        head: { head, logged },
        draw: { signature: hex(signature), numbers, drawnAt: new Date(drawnAt + 1_000).toISOString() },
        void: null,
      },
      path: pathIn(tree, leaves.length, index).map(hex),
      rules: Buffer.from(documentBytes(rules)).toString(),
      keys: { [by.id]: by.publicKey },
      keyEntries: [],
      prize: { won, cashback },
    }
  })
  return { batch: commitment.batch, commitment, head, headIndex, leaves, log, numbers, proofs, game, tree }
}
