import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { verify } from './run.ts'
import * as world from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'oriire-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ours = world.makeWorld()
const { log, signer, witness, receiptKey } = ours
const pins = join(folder, 'pins.json')
writeFileSync(pins, JSON.stringify(ours.pins))
const honest = world.sellBatch(ours, 'fair').proof
type Proof = typeof honest

const changed = (change: (proof: Proof) => unknown, from = honest): Proof => {
  const proof = structuredClone(from)
  change(proof)
  return proof
}
const run = async (now: string, proofs: Record<string, unknown>) => {
  const titles = Object.keys(proofs)
  const files = titles.map((title, at) => {
    const text = proofs[title]
    const file = join(folder, `${at}.json`)
    writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text))
    return file
  })
  const { code, checked, said } = await verify('ticket', '--pins', pins, '--now', now, ...files)
  expect([said, checked.length]).toEqual(['', titles.length])
  return { code, answers: new Map(titles.map((title, at) => [title, checked[at]!.checks])) }
}

const SIX = ['receipt', 'sealed', 'head', 'beacon', 'numbers', 'prize']
/** The state of each check, except the form's, which is good in every case. */
const states = (checks: Record<string, string>) => SIX.map(name => checks[name]?.split(':')[0])
const ALL = Array<string>(6).fill('passed')

const logged = (entry: world.Document, at = world.ROUND_TIME - 20) => log.logged(log.add(entry), at)
const newKey = world.makeReceiptKey()
const keyEntry = { key: newKey.jwk, type: 'oriire/key/v1', use: 'receipt' }
const voidOf = (reason: string) => {
  const entry = { batch: 'fair', reason, type: 'oriire/void/v3' }
  return { entry, logged: logged(entry) }
}
/** Its receipt is signed by a new key. */
const underNewKey = (proof: Proof) => {
  proof.receipt = world.signReceipt(newKey, proof.receipt.leaf, proof.receipt.index)
  proof.keys = { [newKey.id]: newKey.jwk }
}
const withEntry = (proof: Proof) => {
  underNewKey(proof)
  proof.keyEntries = [{ entry: keyEntry, logged: logged(keyEntry) }]
}
const isVoid = (reason: string) => (proof: Proof) => {
  proof.batch = { ...proof.batch, draw: null, void: voidOf(reason) }
  proof.prize = { won: 0, cashback: 0 }
}
const undrawn = (proof: Proof) => {
  proof.batch.draw = null
  ;(proof as { prize: unknown }).prize = null
}
const unsealed = (proof: Proof) => {
  undrawn(proof)
  proof.batch.head = null
  proof.path = null
}

/** The log goes on under a new key, signed by the old one. */
const underNewLogKey = (proof: Proof) => {
  const entry = { key: nextSigner.verifierKey, type: 'oriire/key/v1', use: 'log' }
  proof.keyEntries = [{ entry, logged: logged(entry) }]
  shownBy(otherLog)(proof)
}

test('an honest proof passes all six checks, also with a key that came later', async () => {
  const { code, answers } = await run(world.AFTER, {
    honest,
    'a later key': changed(withEntry),
    'a later key of the log': changed(underNewLogKey),
  })
  expect(code).toBe(0)
  for (const checks of answers.values()) expect(states(checks)).toEqual(ALL)
  expect(answers.get('honest')!.prize).toMatch(/^passed: \d+ kobo/)
})

test('what cannot be known yet waits, and what is shown too little of is unproven, each with exit code 0', async () => {
  const { code, answers } = await run('2026-11-20T11:05:25.000Z', {
    unsealed: changed(unsealed),
    undrawn: changed(undrawn),
    'no witness': changed(proof => {
      const note = proof.batch.head!.logged
      note.checkpoint = note.checkpoint.split(`— ${witness.name}`)[0]!
    }),
  })
  expect(code).toBe(0)
  expect(states(answers.get('unsealed')!)).toEqual(['passed', ...Array(5).fill('waiting')])
  expect(states(answers.get('undrawn')!)).toEqual([...ALL.slice(3), ...Array(3).fill('waiting')])
  expect(answers.get('no witness')!.head).toMatch(/^unproven: 0 of the 1/)
})

test('a batch without a head in time is void with reason, and its stakes go back', async () => {
  const late = world.sellBatch(ours, 'late', { seen: 0 }).proof
  const entry = { batch: 'late', reason: 'head-late', type: 'oriire/void/v3' }
  const { code, answers } = await run(world.AFTER, {
    'no head': changed(proof => {
      unsealed(proof)
      proof.batch.void = voidOf('head-late')
    }),
    'a late head': changed(proof => {
      undrawn(proof)
      proof.batch.void = { entry, logged: logged(entry) }
    }, late),
  })
  expect(code).toBe(0)
  // Nobody but the operator says so: a phone that saw the log without it may know better.
  for (const checks of answers.values()) expect(checks.head).toMatch(/^unproven: void, and only/)
})

const headOf = (proof: Proof) => proof.batch.head!.head
const note = (proof: Proof, change: (text: string) => string) => {
  const it = proof.batch.head!.logged
  it.checkpoint = change(it.checkpoint)
}
const cosignedBy = (proof: Proof, line: (text: string) => string) =>
  note(proof, text => {
    const body = text.split('\n\n')[0]!
    return `${text.split(`— ${witness.name}`)[0]}${line(`${body}\n`)}`
  })
const resign = (proof: Proof) => {
  proof.receipt = world.signReceipt(receiptKey, proof.receipt.leaf, proof.receipt.index)
}
const relog = (proof: Proof, at?: number) => {
  proof.batch.head!.logged = logged(headOf(proof), at)
}
const flip = (hex: string) => hex.replace(/^./, digit => (digit === '0' ? '1' : '0'))
const sold = (id: string, changes: Parameters<typeof world.sellBatch>[2]) =>
  world.sellBatch(ours, id, changes).proof
const nextSigner = world.makeSigner(signer.name, 1)
const otherLog = world.makeLog(nextSigner, witness)
const strangeOrigin = world.makeLog(world.makeSigner('strange.example/log', 1), witness)
const shownBy = (it: typeof log) => (proof: Proof) => {
  proof.batch.head!.logged = it.logged(it.add(headOf(proof)), world.ROUND_TIME - 20)
}

/** What is forged, the check that must fail, and a word its reason must have. */
const forgeries: [title: string, check: string, reason: string, proof: unknown][] = [
  [
    'a line',
    'receipt',
    'signature',
    changed(
      it =>
        (it.receipt.leaf.lines = [
          [3, 5],
          [5, 9],
        ]),
    ),
  ],
  ['the stake', 'receipt', 'signature', changed(it => (it.receipt.leaf.stake = 20_000))],
  ['the nonce', 'receipt', 'signature', changed(it => (it.receipt.leaf.nonce = '00'.repeat(16)))],
  ['the place', 'receipt', 'signature', changed(it => (it.receipt.index = 2))],
  ['more in the leaf', 'receipt', 'parts', changed(it => (it.receipt.leaf.more = 1))],
  ['another batch in the leaf', 'receipt', 'another batch', changed(it => (it.receipt.leaf.batch = 'x'))],
  [
    'the receipt’s signature',
    'receipt',
    'signature',
    changed(it => (it.receipt.signature = flip(it.receipt.signature))),
  ],
  ['no signature', 'receipt', 'signature', changed(it => (it.receipt.signature = '00'.repeat(64)))],
  ['the receipt’s path', 'receipt', 'signature', changed(it => (it.receipt.tree.path[0] = '00'.repeat(32)))],
  ['the receipt’s place under its signature', 'receipt', '', changed(it => (it.receipt.tree.at = 2))],
  ['65 receipts under one signature', 'receipt', '64', changed(it => (it.receipt.tree.size = 65))],
  ['a key of the operator’s own under a new id', 'receipt', 'not trusted', changed(underNewKey)],
  [
    'a new key under the id of the old one',
    'receipt',
    'hash of the key',
    changed(it => (it.keys = { [receiptKey.id]: newKey.jwk })),
  ],
  [
    'a changed line with a new receipt',
    'sealed',
    'not in the sealed',
    changed(it => {
      it.receipt.leaf.lines = [
        [3, 5],
        [5, 9],
      ]
      resign(it)
    }),
  ],
  [
    'another place with a new receipt',
    'sealed',
    'not in the sealed',
    changed(it => {
      it.receipt.index = 2
      resign(it)
    }),
  ],
  [
    'a place outside the list',
    'sealed',
    'no place',
    changed(it => {
      it.receipt.index = 5
      resign(it)
    }),
  ],
  ['the path', 'sealed', 'not in the sealed', changed(it => (it.path![1] = flip(it.path![1]!)))],
  ['a path that is too long', 'sealed', 'too long', changed(it => it.path!.push('00'.repeat(32)))],
  ['a path that is too short', 'sealed', 'too short', changed(it => it.path!.pop())],
  ['no path', 'sealed', 'missing', changed(it => (it.path = null))],
  [
    'the root',
    'sealed',
    'not in the sealed',
    changed(it => (headOf(it).root = flip(headOf(it).root as string))),
  ],
  [
    'another root in the log',
    'sealed',
    'not in the sealed',
    changed(it => {
      headOf(it).root = flip(headOf(it).root as string)
      relog(it)
    }),
  ],
  ['the head of another batch', 'sealed', 'another batch', changed(it => (headOf(it).batch = 'x'))],
  [
    'the head of another commitment',
    'sealed',
    'another commitment',
    changed(it => (headOf(it).commitment = '00'.repeat(32))),
  ],
  ['the stakes in the head', 'head', 'not in the log', changed(it => (headOf(it).stake = 1))],
  ['no head', 'head', 'no head was shown', changed(unsealed)],
  [
    'a head that the log has not',
    'head',
    'not in the log',
    changed(it => ((it.batch.head as { logged: unknown }).logged = null)),
  ],
  [
    'a log signed with another key under the same name',
    'head',
    'no key of the log',
    changed(shownBy(otherLog)),
  ],
  ['another log', 'head', 'another log', changed(shownBy(strangeOrigin))],
  [
    'the log’s signature',
    'head',
    'does not fit',
    changed(it => {
      const body = it.batch.head!.logged.checkpoint.split('\n\n')[0]!
      note(it, text => text.replace(signer.sign(`${body}\n`), signer.sign('something else')))
    }),
  ],
  [
    'the size of the log',
    'head',
    'does not fit',
    changed(it => note(it, text => text.replace(/^\d+$/m, '77'))),
  ],
  ['the place in the log', 'head', 'not in the log', changed(it => (it.batch.head!.logged.index -= 1))],
  [
    'the path in the log',
    'head',
    'not in the log',
    changed(it => (it.batch.head!.logged.path[0] = '00'.repeat(32))),
  ],
  [
    'a checkpoint with a fourth line',
    'head',
    '',
    changed(it => note(it, text => text.replace('\n\n', '\nmore\n\n'))),
  ],
  ['a void although the head was out in time', 'head', 'although', changed(isVoid('head-late'))],
  ['a void for want of a round, minutes after it', 'head', '24 hours', changed(isVoid('no-round'))],
  [
    'a void that has been drawn',
    'beacon',
    'has been drawn',
    changed(it => (it.batch.void = voidOf('head-late'))),
  ],
  [
    'the commitment',
    'receipt',
    'another commitment',
    changed(it => (it.batch.commitment.drawsAt = world.CLOSES_AT)),
  ],
  [
    'a round of the operator’s choice',
    'beacon',
    'does not follow',
    sold('later', { commitment: { beacon: { chain: 'sandbox', round: world.ROUND + 1 } } }),
  ],
  [
    'a draw too soon after the close',
    'beacon',
    '30 seconds',
    sold('soon', { commitment: { closesAt: '2026-11-20T11:05:01.000Z' } }),
  ],
  [
    'another chain',
    'beacon',
    'is trusted',
    sold('chain', { commitment: { beacon: { chain: 'quicknet', round: world.ROUND } } }),
  ],
  [
    'the beacon’s signature',
    'beacon',
    'signature',
    changed(it => (it.batch.draw!.signature = `${(it.batch.draw!.signature as string).slice(0, -1)}0`)),
  ],
  [
    'the signature of another round',
    'beacon',
    'not that of round',
    changed(it => (it.batch.draw!.signature = world.hexOf(world.signSandboxRound(world.ROUND + 1)))),
  ],
  [
    'a signature of nothing',
    'beacon',
    '48 bytes',
    changed(it => (it.batch.draw!.signature = `c0${'00'.repeat(47)}`)),
  ],
  ['no numbers, eleven minutes after the round', 'beacon', 'no numbers were shown', changed(undrawn)],
  ['the numbers', 'numbers', 'follow from', changed(it => (it.batch.draw!.numbers = [3, 4]))],
  [
    'the order of the numbers',
    'numbers',
    'follow from',
    changed(it => (it.batch.draw!.numbers = (it.batch.draw!.numbers as number[]).toReversed())),
  ],
  [
    'a number too many',
    'numbers',
    'follow from',
    changed(it => (it.batch.draw!.numbers as number[]).push(1)),
  ],
  [
    'the rules',
    'prize',
    'not those of',
    changed(it => (it.rules = it.rules.replace('"pick":2', '"pick":3'))),
  ],
  ['the prize', 'prize', 'is due', changed(it => (it.prize.won += 1))],
  ['the cashback', 'prize', 'is due', changed(it => (it.prize.cashback += 1))],
  ['a line with a number twice', 'prize', 'no line', sold('twice', { lines: [[3, 3]] })],
  ['a line with a number that is not in the drum', 'prize', 'no line', sold('ten', { lines: [[3, 10]] })],
  [
    'a key entry that is not in the log',
    'form',
    'not in the log',
    changed(it => {
      withEntry(it)
      ;(it.keyEntries[0] as { entry: world.Document }).entry = {
        ...keyEntry,
        key: world.makeReceiptKey().jwk,
      }
    }),
  ],
  ['another version', 'form', 'version 3', changed(it => (it.version = 2))],
  [
    'a document that names a part twice',
    'form',
    'twice',
    JSON.stringify(honest).replace('"id":"fair"', '"id":"fair","id":"fair"'),
  ],
  [
    'an amount that is not whole',
    'form',
    'whole number',
    JSON.stringify(honest).replace('"stake":10000', '"stake":10000.0'),
  ],
  ['no JSON', 'form', 'no JSON', '{"half'],
  ['a list instead of a proof', 'form', 'not of the form', []],
]

test('each of many forgeries fails by name', async () => {
  const proofs = Object.fromEntries(forgeries.map(([title, , , proof]) => [title, proof]))
  expect(Object.keys(proofs)).toHaveLength(forgeries.length)
  const { code, answers } = await run(world.AFTER, proofs)
  expect(code).toBe(1)
  const found = forgeries.map(([title, check]) => [title, answers.get(title)![check]])
  const wanted = forgeries.map(([title, , reason]) => [
    title,
    expect.stringMatching(new RegExp(`^failed: .*${reason}`)),
  ])
  expect(found).toEqual(wanted)
})

const backDated = (text: string) => witness.cosign(text, world.ROUND_TIME + 60, world.ROUND_TIME - 20)
const inTime = (text: string) => witness.cosign(text, world.ROUND_TIME - 20)

test('what no witness says in time is unproven, and a line that does not fit says nothing', async () => {
  const { code, answers } = await run(world.AFTER, {
    'the second of the round': changed(it => relog(it, world.ROUND_TIME)),
    'an hour later': changed(it => relog(it, world.ROUND_TIME + 3_600)),
    'dated back': changed(it => cosignedBy(it, backDated)),
    'beside a good one': changed(it => cosignedBy(it, text => backDated(text) + inTime(text))),
    'beside the log’s own': changed(it =>
      note(it, text => {
        const [body, lines] = text.split('\n\n') as [string, string]
        return `${body}\n\n${signer.sign('something else')}${lines}`
      }),
    ),
  })
  expect(code).toBe(0)
  expect([...answers.values()].map(checks => checks.head)).toEqual([
    expect.stringMatching(/^unproven: .*after it had to be out/),
    expect.stringMatching(/^unproven: .*after it had to be out/),
    expect.stringMatching(/^unproven: 0 of the 1/),
    expect.stringMatching(/^passed/),
    expect.stringMatching(/^passed/),
  ])
})
