// A test's operator, with all keys: whatever the verifier is shown is made here, honest or not, with node:crypto or, for
// ML-DSA, which Node 20 lacks, with the library.
import { createHash, createHmac, generateKeyPairSync, hkdfSync, sign } from 'node:crypto'
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { growTree, leafHash, pathPlaces, rootOf } from '#src/draws/merkle.ts'
import { canonicalJson } from '#src/lib/canonical.ts'

export type Document = Record<string, unknown>
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
export const hashOf = (document: unknown): string => sha256(canonicalJson(document)).toString('hex')
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const leafOf = (text: string) => leafHash(Buffer.from(text))

/** The root and the paths of a tree whose leaves are these texts. */
const treeOf = (texts: readonly string[]) => {
  const growing = growTree(Buffer.concat(texts.map(leafOf)))
  let step = growing.next()
  while (!step.done) step = growing.next()
  const nodes = step.value
  const path = (index: number) =>
    pathPlaces(texts.length, index).map(at => hexOf(nodes.subarray(at * 32, (at + 1) * 32)))
  return { root: Buffer.from(rootOf(nodes)), path }
}

const written = (name: string, algorithm: number, key: Uint8Array) => {
  const coded = Buffer.concat([Uint8Array.of(algorithm), key])
  const id = sha256(Buffer.concat([Buffer.from(`${name}\n`), coded])).subarray(0, 4)
  return { id, text: `${name}+${hexOf(id)}+${coded.toString('base64')}` }
}
export const u64 = (number: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}
const lineOf = (name: string, ...parts: Uint8Array[]) =>
  `— ${name} ${Buffer.concat(parts).toString('base64')}\n`

export const makeSigner = (name: string, algorithm: 1 | 4) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const x = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
  const { id, text } = written(name, algorithm, x)
  return {
    name,
    verifierKey: text,
    sign: (note: string) => lineOf(name, id, sign(null, Buffer.from(note), privateKey)),
    /** @param at seconds; this is signed @param claimed seconds; this is written beside the signature */
    cosign: (note: string, at: number, claimed = at) => {
      const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${at}\n${note}`), privateKey)
      return lineOf(name, id, u64(claimed), signature)
    },
  }
}
export type Signer = ReturnType<typeof makeSigner>

const counted = (text: string) => Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)])

/** @param filler every byte of the seed */
export const makeMlDsaWitness = (name: string, filler: number) => {
  const { publicKey, secretKey } = ml_dsa44.keygen(new Uint8Array(32).fill(filler))
  const { id, text } = written(name, 6, publicKey)
  /** The bytes it signs. @param signedAs the name in them */
  const bytesOf = (note: string, at: number, signedAs = name) => {
    const [origin, size, root] = note.trimEnd().split('\n') as [string, string, string]
    const named = [counted(signedAs), u64(at), counted(origin)]
    const state = [u64(0), u64(Number(size)), Buffer.from(root, 'base64')]
    return Buffer.concat([Buffer.from('subtree/v1\n\0'), ...named, ...state])
  }
  /** @param at seconds */
  const lineOver = (bytes: Uint8Array, at: number) =>
    lineOf(name, id, u64(at), ml_dsa44.sign(bytes, secretKey, { extraEntropy: false }))
  const cosign = (note: string, at: number) => lineOver(bytesOf(note, at), at)
  return { name, verifierKey: text, bytesOf, lineOver, cosign }
}

export const makeReceiptKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const jwk = { kty, crv, x, y }
  return {
    jwk,
    id: hashOf(jwk).slice(0, 32),
    sign: (document: Document) =>
      hexOf(
        sign('sha256', Buffer.from(canonicalJson(document)), { key: privateKey, dsaEncoding: 'ieee-p1363' }),
      ),
  }
}

type Cosigner = Pick<Signer, 'name' | 'verifierKey'> & { cosign: (note: string, at: number) => string }

export const makeLog = (signer: Signer, witness: Cosigner) => {
  const entries: string[] = []
  const note = (size: number) =>
    `${signer.name}\n${size}\n${treeOf(entries.slice(0, size)).root.toString('base64')}\n`
  const checkpoint = (at: number, size = entries.length) =>
    `${note(size)}\n${signer.sign(note(size))}${witness.cosign(note(size), at)}`
  return {
    entries,
    note,
    checkpoint,
    add: (document: Document) => entries.push(canonicalJson(document)) - 1,
    /** @param at when it was cosigned, in seconds */
    logged: (index: number, at: number) => ({
      index,
      path: treeOf(entries).path(index),
      checkpoint: checkpoint(at),
    }),
  }
}

/** The derivation in docs/proof.md. */
function* words(
  signature: Uint8Array,
  root: Uint8Array,
  name: string,
  draw: string,
  label: string,
  bits: 32 | 64,
) {
  const key = Buffer.from(
    hkdfSync('sha256', sha256(signature), root, `oriire/${draw}/v${draw === 'draw' ? 3 : 2}|${name}`, 32),
  )
  for (let counter = 0; ; counter++) {
    const block = createHmac('sha256', key)
      .update(label)
      .update(Uint8Array.of(0, 0, 0, counter))
      .digest()
    for (let at = 0; at < 32; at += bits / 8)
      yield bits === 32 ? BigInt(block.readUInt32BE(at)) : block.readBigUInt64BE(at)
  }
}
const below = (source: Generator<bigint>, limit: number, bits: bigint): number => {
  const fair = 2n ** bits - (2n ** bits % BigInt(limit))
  for (;;) {
    const word = source.next().value as bigint
    if (word < fair) return Number(word % BigInt(limit))
  }
}

export const numbersOf = (signature: Uint8Array, root: string, batch: string, pick: number, of: number) => {
  const source = words(signature, Buffer.from(root, 'hex'), batch, 'draw', 'oriire/draw/v3|numbers', 32)
  const drum = Array.from({ length: of }, (_, at) => at + 1)
  for (let at = 0; at < pick; at++) {
    const to = at + below(source, of - at, 32n)
    ;[drum[at], drum[to]] = [drum[to]!, drum[at]!]
  }
  return drum.slice(0, pick)
}
export const jackpotNumberOf = (signature: Uint8Array, root: string, draw: string, stake: number) =>
  below(
    words(signature, Buffer.from(root, 'hex'), draw, 'jackpot', 'oriire/jackpot/v2|number', 64),
    stake,
    64n,
  )

export { signSandboxRound, sha256, treeOf }

/** A Friday. The batch's round is the one at 11:05:30. */
export const CLOSES_AT = '2026-11-20T11:05:00.000Z'
export const DRAWS_AT = '2026-11-20T11:05:30.000Z'
export const AFTER = '2026-11-20T11:20:00.000Z'
export const ROUND_TIME = Math.ceil((Date.parse(DRAWS_AT) / 1000 - 1_692_803_367) / 3) * 3 + 1_692_803_367
export const ROUND = (ROUND_TIME - 1_692_803_367) / 3 + 1

const roundFrom = (at: string) => Math.ceil((Date.parse(at) / 1000 - 1_692_803_367) / 3) + 1
/** A jackpot whose window closes with the batch is drawn a minute later. */
/** 22:00 in Lagos. */
export const JACKPOT_CLOSES_AT = '2026-11-20T21:00:00.000Z'
export const JACKPOT_DRAWS_AT = '2026-11-20T21:01:00.000Z'
export const JACKPOT_AFTER = '2026-11-20T21:20:00.000Z'
export const JACKPOT_ROUND = roundFrom(JACKPOT_DRAWS_AT)
export const JACKPOT_ROUND_TIME = 1_692_803_367 + 3 * (JACKPOT_ROUND - 1)

export const makeWorldOf = (witness: Cosigner) => {
  const signer = makeSigner('test.example/log', 1)
  const receiptKey = makeReceiptKey()
  const pins = {
    log: signer.verifierKey,
    witnesses: [witness.verifierKey],
    quorum: 1,
    receiptKeys: [receiptKey.id],
    chain: 'sandbox',
  }
  return { signer, receiptKey, pins, log: makeLog(signer, witness) }
}
export type World = ReturnType<typeof makeWorldOf>

export const makeWorld = () => {
  const witness = makeSigner('test.example/witness', 4)
  return { ...makeWorldOf(witness), witness }
}

export const rulesText = canonicalJson({
  version: 2,
  game: 'test',
  pick: 2,
  of: 9,
  stakes: [
    {
      stake: 10_000,
      tiers: [
        {
          hits: 2,
          prize: 100,
          cashback: 7,
          choice: { once: 1_000_000, monthly: 1, months: 2 },
          byLines: [{ lines: 2, prize: 30 }],
        },
        { hits: 1, prize: 20_000, cashback: 0 },
        { hits: 0, prize: 0, cashback: 500 },
      ],
    },
  ],
})

export const rulesHash = hexOf(sha256(rulesText))

export interface Changes {
  commitment?: Document
  head?: Document
  /** Lines of the second ticket: proofs are made of that one. */
  lines?: number[][]
  /** When the witness saw the head, in seconds before the round; 20 by default. */
  seen?: number
}

const LINES = [
  [[1, 2]],
  [
    [3, 4],
    [5, 9],
  ],
  [[1, 9]],
  [
    [6, 7],
    [7, 8],
    [2, 3],
  ],
  [[4, 5]],
]
const SPOT = 1

/** A batch of five tickets that is sold, sealed, logged and drawn. */
export const sellBatch = ({ log, receiptKey }: World, id: string, changes: Changes = {}) => {
  const commitment: Document = {
    batch: id,
    beacon: { chain: 'sandbox', round: ROUND },
    closesAt: CLOSES_AT,
    drawsAt: DRAWS_AT,
    game: 'test',
    opensAt: '2026-11-20T11:00:00.000Z',
    rules: rulesHash,
    type: 'oriire/commitment/v3',
    ...changes.commitment,
  }
  const leaves = LINES.map((lines, at): Document => ({
    batch: id,
    commitment: hashOf(commitment),
    lines: at === SPOT && changes.lines ? changes.lines : lines,
    nonce: hexOf(sha256(`${id} ${at}`)).slice(0, 32),
    stake: 10_000,
  }))
  const tree = treeOf(leaves.map(canonicalJson))
  const lines = leaves.flatMap(leaf => leaf.lines as number[][])
  const head: Document = {
    batch: id,
    commitment: hashOf(commitment),
    lines: lines.length,
    root: hexOf(tree.root),
    size: leaves.length,
    stake: lines.length * 10_000,
    type: 'oriire/head/v3',
    ...changes.head,
  }
  log.add(commitment)
  const logged = log.logged(log.add(head), ROUND_TIME - (changes.seen ?? 20))
  const { round } = commitment.beacon as { round: number }
  const signature = signSandboxRound(round)
  const numbers = numbersOf(signature, head.root as string, id, 2, 9)
  log.add({ batch: id, numbers, round, signature: hexOf(signature), type: 'oriire/result/v3' })
  const won = (leaves[SPOT]!.lines as number[][]).map(line => line.filter(it => numbers.includes(it)).length)
  const batch = {
    id,
    game: 'test',
    state: 'drawn',
    commitment,
    head: { head, logged } as { head: Document; logged: ReturnType<typeof log.logged> } | null,
    draw: { signature: hexOf(signature), numbers, drawnAt: DRAWS_AT } as Document | null,
    void: null as { entry: Document; logged: ReturnType<typeof log.logged> } | null,
  }
  const proof = {
    version: 3,
    receipt: signReceipt(receiptKey, leaves[SPOT]!, SPOT),
    batch,
    path: tree.path(SPOT) as string[] | null,
    rules: rulesText,
    keys: { [receiptKey.id]: receiptKey.jwk } as Record<string, unknown>,
    keyEntries: [] as unknown[],
    prize: {
      won: won.reduce((sum, hits) => sum + [0, 20_000, 1_000_130][hits]!, 0),
      cashback: won.reduce((sum, hits) => sum + [500, 0, 7][hits]!, 0),
    },
  }
  return { proof, tickets: leaves.map(({ stake, nonce, lines }) => [stake, nonce, lines]) }
}

/** A receipt that shares one signature with two others. */
export const signReceipt = (key: ReturnType<typeof makeReceiptKey>, leaf: Document, index: number) => {
  const receipt = {
    batch: leaf.batch,
    index,
    leafHash: hexOf(leafOf(canonicalJson(leaf))),
    type: 'oriire/receipt/v2',
  }
  const tree = treeOf(['another receipt', canonicalJson(receipt), 'a third one'])
  const signature = key.sign({ root: hexOf(tree.root), size: 3, type: 'oriire/receipts/v2' })
  return { leaf, index, key: key.id, signature, tree: { at: 1, size: 3, path: tree.path(1) } }
}
