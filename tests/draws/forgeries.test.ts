// What an operator with all of the sandbox's keys, or anyone who can write to the database or serve the app, could show a
// phone: each forgery fails the check that it belongs to, by name.
import { describe, expect, test } from 'vitest'
import type { Head, Proof } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { drawKey, drawNumbers } from '#src/draws/derive.ts'
import { commitmentHash, documentBytes, headHash, ticketLeafHash } from '#src/draws/documents.ts'
import { sha256 } from '#src/draws/hash.ts'
import { rootOf } from '#src/draws/merkle.ts'
import type { Memory } from '#src/proof/memory.ts'
import { verifierKeyOf } from '#src/draws/note.ts'
import { sandboxPins } from '#src/draws/pins.ts'
import { roundFrom } from '#src/draws/schedule.ts'
import { checkProof, type CheckId } from '#src/proof/verify.ts'
import { fromHex, hex, utf8 } from '#src/lib/bytes.ts'
import { canonicalJson } from '#src/lib/canonical.ts'
import { ed25519 } from '@noble/curves/ed25519.js'
import { ed25519Witness, logWorld, sandboxWitnessKey, type LogKey } from './log-world.ts'
import {
  bounds,
  commitmentOf,
  drawnAt,
  headOf,
  leafOf,
  receiptPair,
  receiptsFor,
  sealedBatch,
  sold,
} from './sealed-batch.ts'
import { pathIn, treeOf } from './tree.ts'

const honest = sealedBatch(sold)
const copy = (): Proof => structuredClone(honest.proofs[1]!)
const bend = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
const SEEN = bounds.closesAt + 1_000

const foreignLog: LogKey = (() => {
  const secret = new Uint8Array(32).fill(3)
  return { secret, verifierKey: verifierKeyOf(sandboxPins.origin, 1, ed25519.getPublicKey(secret)) }
})()
const foreignWitness = ed25519Witness('witness.example', 4)
/** Under the name of the pinned witness, with a key of the operator's. */
const namesake = ed25519Witness('sandbox.oriire.invalid/witness', 4)
const foreignReceipts = receiptPair(new Uint8Array(32).fill(5))

/** The whole proof again over other tickets, with every signature correct. */
const resealed = (lines: number[][][], options: Parameters<typeof sealedBatch>[1] = {}, at = 1): Proof =>
  structuredClone(sealedBatch(lines, options).proofs[at]!)

/** The same batch with another head in another log; draw and prize follow from that head. */
const withHead = (head: Head, leaves = honest.leaves, seenAt: number | null = SEEN): Proof => {
  const log = logWorld()
  log.append(honest.commitment)
  const index = log.append(head)
  const proof = copy()
  proof.batch.head = { head, logged: log.logged(index, seenAt === null ? {} : { seenAt }) }
  proof.path = pathIn(treeOf(leaves.map(ticketLeafHash)), leaves.length, 1).map(hex)
  const key = drawKey({
    randomness: randomnessOf(fromHex(proof.batch.draw!.signature)),
    root: fromHex(head.root),
    batch: proof.batch.id,
  })
  proof.batch.draw!.numbers = drawNumbers(key, 4, 40)
  return proof
}

/** A ticket that was slipped in when the round was out, so that it wins. */
const ghosted = (seenAt: number | null) => {
  const ghost = leafOf(honest.commitment, [[7, 8, 9, 10]], 99)
  const leaves = [...honest.leaves, ghost]
  return withHead(headOf(honest.commitment, leaves), leaves, seenAt)
}

const relogged = (
  options: Parameters<typeof honest.log.logged>[1],
  change: (proof: Proof) => void = () => undefined,
): Proof => {
  const proof = copy()
  proof.batch.head!.logged = honest.log.logged(honest.headIndex, options)
  change(proof)
  return proof
}

const changed = (change: (proof: Proof) => void): Proof => {
  const proof = copy()
  change(proof)
  return proof
}

const first = honest.proofs[1]!.receipt
const leafWith = (change: Partial<typeof first.leaf>) =>
  changed(proof => {
    // The service signs whatever its row says.
    const leaves = honest.leaves.map((leaf, at) => (at === 1 ? { ...leaf, ...change } : leaf))
    proof.receipt = receiptsFor(leaves)[1]!
  })

const called = (reason: 'head-late' | 'no-round', isLogged = true, batch?: string, seenAt?: number): Proof =>
  changed(proof => {
    const log = logWorld()
    log.append(honest.commitment)
    const head = log.append(honest.head)
    const entry = { type: 'oriire/void/v3', batch: batch ?? proof.batch.id, reason } as const
    const index = log.append(entry)
    proof.batch.head!.logged = log.logged(head, seenAt === undefined ? {} : { seenAt })
    Object.assign(proof, { prize: null })
    Object.assign(proof.batch, {
      state: 'refunded',
      draw: null,
      void: isLogged ? { entry, logged: log.logged(index) } : null,
    })
  })

const rulesWith = (from: string, to: string) =>
  changed(proof => void (proof.rules = proof.rules!.replace(from, to)))

const forgeries: [what: string, check: CheckId, proof: Proof, words: string, memory?: Memory][] = [
  // The receipt
  [
    'a line of the ticket is another one',
    'receipt',
    changed(p => void (p.receipt.leaf.lines[0]![0] = 1)),
    'does not fit',
  ],
  [
    'the stake of a line is another one',
    'receipt',
    changed(p => void (p.receipt.leaf.stake *= 2)),
    'does not fit',
  ],
  [
    'the blinding is another one',
    'receipt',
    changed(p => void (p.receipt.leaf.nonce = bend(p.receipt.leaf.nonce))),
    'does not fit',
  ],
  [
    'the place in the batch is another one',
    'receipt',
    changed(p => void (p.receipt.index = 0)),
    'does not fit',
  ],
  [
    'the signature is bent',
    'receipt',
    changed(p => void (p.receipt.signature = bend(p.receipt.signature))),
    'does not fit',
  ],
  [
    'the receipt stands at another place of its tree',
    'receipt',
    changed(p => void (p.receipt.tree.at = 0)),
    'does not fit',
  ],
  [
    'the tree of receipts has another size',
    'receipt',
    changed(p => void (p.receipt.tree.size = 4)),
    'does not fit',
  ],
  [
    'the path in the tree of receipts is cut',
    'receipt',
    changed(p => void p.receipt.tree.path.pop()),
    'does not fit its tree',
  ],
  [
    'the receipt is that of another ticket',
    'receipt',
    changed(p => void (p.receipt = { ...honest.proofs[0]!.receipt, leaf: p.receipt.leaf })),
    'does not fit',
  ],
  [
    'a made-up key under a new id',
    'receipt',
    resealed(sold, { by: foreignReceipts }),
    'none that this phone trusts',
  ],
  [
    'a made-up key under the id of the pinned one',
    'receipt',
    changed(p => {
      p.receipt = receiptsFor(honest.leaves, { ...foreignReceipts, id: p.receipt.key })[1]!
      p.keys = { [p.receipt.key]: foreignReceipts.publicKey }
    }),
    'is another one',
  ],
  ['the key is left out', 'receipt', changed(p => void (p.keys = {})), 'is missing'],
  [
    'a made-up key with an entry of a log that somebody else has signed',
    'receipt',
    (() => {
      const log = logWorld()
      const entry = { type: 'oriire/key/v1', use: 'receipt', key: foreignReceipts.publicKey } as const
      const logged = log.logged(log.append(entry), { signer: foreignLog })
      return { ...resealed(sold, { by: foreignReceipts }), keyEntries: [{ entry, logged }] }
    })(),
    'none that this phone trusts',
  ],
  [
    'a made-up key with the entry of another key',
    'receipt',
    (() => {
      const log = logWorld()
      const entry = {
        type: 'oriire/key/v1',
        use: 'receipt',
        key: honest.proofs[0]!.keys[first.key]!,
      } as const
      const logged = log.logged(log.append(entry))
      const made = { ...entry, key: foreignReceipts.publicKey }
      return { ...resealed(sold, { by: foreignReceipts }), keyEntries: [{ entry: made, logged }] }
    })(),
    'not in the log',
  ],
  ['the ticket is of another batch', 'receipt', leafWith({ batch: 'IC-20261124-1300' }), 'of another batch'],
  [
    'the ticket was sold under another commitment',
    'receipt',
    leafWith({ commitment: 'ab'.repeat(32) }),
    'another commitment',
  ],
  [
    'the commitment has another round',
    'receipt',
    changed(p => void (p.batch.commitment.beacon.round += 1)),
    'another commitment',
  ],
  [
    'the commitment closes at another time',
    'receipt',
    changed(p => void (p.batch.commitment.closesAt = p.batch.commitment.opensAt)),
    'another commitment',
  ],
  ['the batch is of another game', 'receipt', changed(p => void (p.batch.game = 'quika')), 'another game'],
  [
    'the ticket was changed in the database before the seal, and signed again',
    'receipt',
    resealed([
      sold[0]!,
      [
        [1, 2, 3, 4],
        [9, 10, 11, 12],
        [13, 14, 15, 16],
      ],
      sold[2]!,
    ]),
    'not the ticket of your first receipt',
    { first },
  ],
  [
    'the stake was changed in the database before the seal, and signed again',
    'receipt',
    resealed(sold, { stake: 20_000 }),
    'not the ticket of your first receipt',
    { first },
  ],
  [
    'the ticket was moved to another place before the seal, and signed again',
    'receipt',
    resealed([sold[0]!, sold[2]!, sold[1]!], {}, 2),
    'not the ticket of your first receipt',
    { first },
  ],
  // The seal over the tickets
  [
    'a hash of the path is bent',
    'sealed',
    changed(p => void (p.path![0] = bend(p.path![0]!))),
    'not under the sealed root',
  ],
  ['the path is longer', 'sealed', changed(p => void p.path!.push(p.path![0]!)), 'does not fit the tree'],
  ['the path is shorter', 'sealed', changed(p => void p.path!.pop()), 'does not fit the tree'],
  [
    'the path is that of another ticket',
    'sealed',
    changed(p => void (p.path = honest.proofs[0]!.path)),
    'not under the sealed root',
  ],
  [
    'the ticket was left out of the seal',
    'sealed',
    (() => {
      const leaves = [honest.leaves[0]!, honest.leaves[2]!, leafOf(honest.commitment, [[7, 8, 9, 10]], 9)]
      return withHead(headOf(honest.commitment, leaves), leaves)
    })(),
    'not under the sealed root',
  ],
  // When the seal was out
  [
    'the head says another root',
    'head',
    changed(p => void (p.batch.head!.head.root = bend(p.batch.head!.head.root))),
    'not in the log',
  ],
  [
    'the head says another stake',
    'head',
    changed(p => void (p.batch.head!.head.stake += 1)),
    'not in the log',
  ],
  [
    'the head says another number of lines',
    'head',
    changed(p => void (p.batch.head!.head.lines += 1)),
    'not in the log',
  ],
  [
    'the head stands at another place of the log',
    'head',
    changed(p => void (p.batch.head!.logged!.index -= 1)),
    'not in the log',
  ],
  [
    'the path in the log is bent',
    'head',
    changed(p => void (p.batch.head!.logged!.path[0] = bend(p.batch.head!.logged!.path[0]!))),
    'not in the log',
  ],
  [
    'the log has another size than was signed',
    'head',
    changed(
      p =>
        void (p.batch.head!.logged!.checkpoint = p.batch.head!.logged!.checkpoint.replace('\n7\n', '\n8\n')),
    ),
    'not signed by a key that this phone knows',
  ],
  [
    'the log is signed with a made-up key',
    'head',
    relogged({ seenAt: SEEN, signer: foreignLog }),
    'not signed by a key that this phone knows',
  ],
  [
    'the log is that of somebody else',
    'head',
    (() => {
      const proof = copy()
      const log = logWorld('another.example/log')
      proof.batch.head!.logged = log.logged(log.append(honest.head), { seenAt: SEEN })
      return proof
    })(),
    'the log of somebody else',
  ],
  [
    'the head is of another batch',
    'head',
    withHead({ ...honest.head, batch: 'IC-20261124-1300' }),
    'of another batch',
  ],
  [
    'the head follows another commitment',
    'head',
    withHead({ ...honest.head, commitment: 'cd'.repeat(32) }),
    'does not follow the commitment',
  ],
  [
    'a late seal: this phone saw the log after the round, and the seal was not in it',
    'head',
    relogged({ seenAt: SEEN }),
    'was not in it',
    { seen: [{ size: honest.headIndex, root: honest.log.rootOf(honest.headIndex), at: drawnAt }] },
  ],
  [
    'a ghost ticket under a back-dated seal: this phone was shown the true one before',
    'head',
    ghosted(SEEN),
    'shown another seal of this batch before',
    { head: { hash: headHash(honest.head), at: SEEN } },
  ],
  [
    'a split view: the log had another root at the same size',
    'head',
    relogged({ seenAt: SEEN }),
    'in another form',
    { seen: [{ size: 7, root: 'ef'.repeat(32), at: SEEN }] },
  ],
  [
    'the draw was fixed for a time at which the seal need not have been out',
    'head',
    resealed(sold, {
      changes: {
        drawsAt: new Date(bounds.closesAt + 3_000).toISOString(),
        beacon: { chain: 'sandbox', round: roundFrom(bounds.closesAt + 3_000) },
      },
    }),
    'too soon after closing',
  ],
  [
    'a round that was chosen among many',
    'head',
    resealed(sold, { changes: { beacon: { chain: 'sandbox', round: roundFrom(drawnAt) + 7 } } }),
    'not the first one after the draw’s time',
  ],
  [
    'a costly draw is withheld: called off as late, though this phone saw the seal in time',
    'head',
    called('head-late'),
    'Withheld',
    { head: { hash: headHash(honest.head), at: SEEN } },
  ],
  [
    'a costly draw is withheld: called off as late, though witnesses saw the seal in time',
    'head',
    called('head-late', true, undefined, SEEN),
    'Withheld',
  ],
  ['stakes go back, and the log does not say why', 'head', called('no-round', false), 'does not say why'],
  [
    'stakes go back for the reason of another batch',
    'head',
    called('head-late', true, 'IC-20261124-1300'),
    'another one',
  ],
  [
    'a seal that is never shown',
    'head',
    changed(p => {
      Object.assign(p, { path: null, prize: null })
      Object.assign(p.batch, { state: 'open', head: null, draw: null })
    }),
    'Not shown in time',
    { heardAt: drawnAt },
  ],
  // The beacon
  [
    'the signature of the round is bent',
    'beacon',
    changed(p => void (p.batch.draw!.signature = bend(p.batch.draw!.signature))),
    'did not sign round',
  ],
  [
    'the signature is that of another round',
    'beacon',
    changed(p => void (p.batch.draw!.signature = hex(signSandboxRound(1_000)))),
    'did not sign round',
  ],
  [
    'the randomness of the sandbox is used where the app trusts the public beacon',
    'beacon',
    copy(),
    'another beacon than this app trusts',
    { pins: { ...sandboxPins, sandbox: false, chain: 'quicknet' } },
  ],
  // The numbers
  [
    'the numbers are turned round',
    'numbers',
    changed(p => void (p.batch.draw!.numbers = p.batch.draw!.numbers.toReversed())),
    'They should be',
  ],
  [
    'the numbers are others',
    'numbers',
    changed(p => void (p.batch.draw!.numbers = [1, 2, 3, 4])),
    'They should be',
  ],
  [
    'a draw that is never shown',
    'numbers',
    changed(p => {
      Object.assign(p, { prize: null })
      Object.assign(p.batch, { state: 'sealed', draw: null })
    }),
    'Not shown in time',
    { heardAt: drawnAt + 600_000 },
  ],
  [
    'the drum of the rules is another one',
    'numbers',
    rulesWith('"of":40', '"of":30'),
    'not those of the batch',
  ],
  // The prize
  ['less was won than the rules say', 'prize', changed(p => void (p.prize!.won += 100)), 'The rules give'],
  ['another cashback was paid', 'prize', changed(p => void (p.prize!.cashback += 100)), 'The rules give'],
  [
    'the prizes of the rules are others',
    'prize',
    rulesWith('"prize":', '"prize":1'),
    'not those of the batch',
  ],
  [
    'the rules are those of another game, and their hash fits',
    'prize',
    (() => {
      const rules = canonicalJson({ ...(JSON.parse(honest.proofs[0]!.rules!) as object), game: 'quika' })
      return { ...resealed(sold, { changes: { rules: hex(sha256(utf8(rules))) } }), rules }
    })(),
    'of another game',
  ],
]

describe('a forged proof', () => {
  test.each(forgeries)('in which %s fails its check by name', (_, id, proof, words, memory = {}) => {
    const check = checkProof(proof, memory).find(it => it.id === id)!
    expect([check.state, check.detail]).toEqual(['failed', expect.stringContaining(words)])
  })

  test('of 45 kinds at least is in this list, and each is another one', () => {
    expect(forgeries.length).toBeGreaterThanOrEqual(45)
    expect(new Set(forgeries.map(([what]) => what)).size).toBe(forgeries.length)
    expect(new Set(forgeries.map(([, , proof, , memory]) => JSON.stringify([proof, memory]))).size).toBe(
      forgeries.length,
    )
  })

  test.each<[string, Proof]>([
    ['a ghost ticket under a late seal', ghosted(drawnAt + 1_000)],
    ['a seal that nobody but the operator saw', ghosted(null)],
    ['a seal that a stranger saw', relogged({ seenAt: SEEN, witnesses: [foreignWitness] })],
    ['a seal that the pinned witness’s namesake saw', relogged({ seenAt: SEEN, witnesses: [namesake] })],
    [
      'a cosignature with another time than was signed',
      changed(p => {
        const late = honest.log.logged(honest.headIndex, { seenAt: drawnAt + 5_000 }).checkpoint
        const [body, lines] = late.split('\n\n') as [string, string]
        const [log, witness] = lines.trimEnd().split('\n') as [string, string]
        const [dash, name, data] = witness.split(' ') as [string, string, string]
        const bytes = Buffer.from(data, 'base64')
        bytes.writeBigUInt64BE(BigInt(Math.floor(SEEN / 1000)), 4)
        p.batch.head!.logged!.checkpoint = `${body}\n\n${log}\n${dash} ${name} ${bytes.toString('base64')}\n`
      }),
    ],
  ])('with %s is not called proven: only the operator says so', (_, proof) => {
    const check = checkProof(proof)[2]!
    expect([check.state, check.detail]).toEqual(['unproven', expect.stringContaining('Only we say')])
  })

  test('cannot be made good by a second witness where two are asked for', () => {
    const pins = {
      ...sandboxPins,
      witnesses: [...sandboxPins.witnesses, { key: foreignWitness.key, by: 'somebody else' }],
      quorum: 2,
    }
    const one = relogged({ seenAt: SEEN })
    const both = relogged({ seenAt: SEEN, witnesses: [sandboxWitnessKey, foreignWitness] })
    expect(checkProof(one, { pins })[2]!.state).toBe('unproven')
    expect(checkProof(both, { pins })[2]).toMatchObject({
      state: 'passed',
      detail: expect.stringContaining('2 of 2 witnesses'),
    })
  })

  test('with late cosignatures alone, which the operator chooses, was late by our word only; a phone that saw the log without it knows', () => {
    const late = called('head-late')
    expect(checkProof(late)[2]).toMatchObject({
      state: 'unproven',
      detail: expect.stringContaining('only we say that the seal was late'),
    })
    const { index } = late.batch.head!.logged!
    const seen = [{ size: index, root: honest.log.rootOf(index), at: drawnAt }]
    expect(checkProof(late, { seen })[2]).toMatchObject({
      state: 'none',
      detail: expect.stringContaining('stakes went back'),
    })
  })

  test('is told by what the phone saw itself, also without any witness', () => {
    const unseen = relogged({})
    const head = { hash: headHash(honest.head), at: drawnAt - 21_000 }
    expect(checkProof(unseen)[2]!.state).toBe('unproven')
    expect(checkProof(unseen, { head })[2]).toMatchObject({
      state: 'passed',
      detail: expect.stringContaining('seen by this phone 21 seconds before the draw'),
    })
    // What it saw after the round proves nothing.
    expect(checkProof(unseen, { head: { ...head, at: drawnAt } })[2]!.state).toBe('unproven')
  })

  test('is nothing that an honest one is taken for', () => {
    const memory: Memory = {
      first,
      heardAt: drawnAt + 86_400_000,
      head: { hash: headHash(honest.head), at: SEEN },
      seen: [{ size: 7, root: honest.log.rootOf(), at: SEEN }],
    }
    expect(checkProof(copy(), memory).map(it => it.state)).toEqual(Array(6).fill('passed'))
    expect(commitmentHash(commitmentOf())).toBe(hex(sha256(documentBytes(honest.commitment))))
    expect(hex(rootOf(treeOf(honest.leaves.map(ticketLeafHash))))).toBe(honest.head.root)
  })
})
