import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTicket } from '#src/contract/games.ts'
import { getRules, type Proof } from '#src/contract/draws.ts'
import { checkProof } from '#src/proof/verify.ts'
import { kobo } from '#src/lib/money.ts'
import { instantCashout } from '../support/games.ts'
import { checkedReceipts } from '../support/receipts.ts'
import { makeService, type TestService } from '../support/service.ts'
import { buy, drawBatch, payFor, playUntilWin, register, someLines } from '../support/play.ts'

let s: TestService
let token: string
let won: Proof
beforeAll(async () => {
  s = await makeService()
  await s.runDue()
  const player = await s.player(kobo(10_000_000))
  token = player.token
  const { winner } = await playUntilWin(s, token)
  won = await proofOf(winner)
})
afterAll(() => s.close())

const proofOf = async (id: string): Promise<Proof> =>
  (await s.call(getTicket, { token, params: { id } })).data.proof

const flip = (hex: string) => (hex[0] === '0' ? '1' : '0') + hex.slice(1)

const failed = (proof: unknown) =>
  checkProof(proof as Proof)
    .filter(check => check.state === 'failed')
    .map(check => check.id)

describe('the proof of a ticket', () => {
  test('passes its receipt check at once, and all six once the batch is settled', async () => {
    const { slipId, price } = await register(s, { token, lines: someLines(5) })
    const bought = await payFor(s, token, slipId, price)
    const atOnce = checkProof(bought.data.success!.proof)
    expect(atOnce.map(check => check.state)).toEqual(['passed', ...Array(5).fill('waiting')])
    const { rules, ...same } = checkedReceipts(await proofOf(slipId))
    expect({ ...same, rules: null }).toEqual(checkedReceipts(bought.data.success!.proof))
    const hash = same.batch.commitment.rules
    expect((await s.call(getRules, { params: { hash } })).data).toEqual({ rules })
    await drawBatch(s)
    const checks = checkProof(await proofOf(slipId))
    expect(checks.map(check => [check.id, check.state])).toEqual(checks.map(check => [check.id, 'passed']))
    expect(checks).toHaveLength(6)
  })

  test('passes for each of several tickets under one head, with different paths', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.push(await buy(s, { token, lines: someLines(1, n) }))
    await drawBatch(s)
    const proofs = await Promise.all(ids.map(proofOf))
    for (const proof of proofs) expect(checkProof(proof).every(check => check.state === 'passed')).toBe(true)
    expect(new Set(proofs.map(proof => proof.batch.head!.head.root)).size).toBe(1)
    expect(new Set(proofs.map(proof => JSON.stringify(proof.path))).size).toBe(7)
    // A ticket with another's path is not under the seal.
    expect(failed({ ...proofs[0], path: proofs[1]!.path })).toContain('sealed')
  })

  test('of a win passes with the prize that was paid', () => {
    expect(won.prize!.won).toBeGreaterThan(0)
    expect(checkProof(won).every(check => check.state === 'passed')).toBe(true)
  })

  const tamperings: [string, (proof: Proof) => void][] = [
    [
      'a drawn number',
      proof => void (proof.batch.draw!.numbers[0] = (proof.batch.draw!.numbers[0]! % instantCashout.of) + 1),
    ],
    [
      'the order of the numbers',
      proof => void (proof.batch.draw!.numbers = proof.batch.draw!.numbers.toReversed()),
    ],
    [
      'a number of the line',
      proof =>
        void (proof.receipt.leaf.lines[0]![3] =
          instantCashout.of - (proof.receipt.leaf.lines[0]![3] === instantCashout.of ? 1 : 0)),
    ],
    ['the stake', proof => void (proof.receipt.leaf.stake *= 2)],
    ['the nonce', proof => void (proof.receipt.leaf.nonce = flip(proof.receipt.leaf.nonce))],
    ['the place in the tree', proof => void (proof.receipt.index += 1)],
    ['the receipt’s signature', proof => void (proof.receipt.signature = flip(proof.receipt.signature))],
    ['the path', proof => void (proof.path![0] = flip(proof.path![0]!))],
    ['the path’s length', proof => void proof.path!.pop()],
    ['the root', proof => void (proof.batch.head!.head.root = flip(proof.batch.head!.head.root))],
    ['the head’s place in the log', proof => void (proof.batch.head!.logged!.index += 1)],
    [
      'the log’s path',
      proof => void (proof.batch.head!.logged!.path[0] = flip(proof.batch.head!.logged!.path[0]!)),
    ],
    [
      'the log’s size',
      proof =>
        void (proof.batch.head!.logged!.checkpoint = proof.batch.head!.logged!.checkpoint.replace(
          /\n(\d+)\n/,
          (_, size) => `\n${Number(size) + 1}\n`,
        )),
    ],
    ['the number of tickets', proof => void (proof.batch.head!.head.size += 1)],
    [
      'the beacon’s signature',
      proof => void (proof.batch.draw!.signature = flip(proof.batch.draw!.signature)),
    ],
    ['the beacon’s round', proof => void (proof.batch.commitment.beacon.round += 1)],
    ['the closing time', proof => void (proof.batch.commitment.closesAt = proof.batch.commitment.opensAt)],
    ['the prize', proof => void (proof.prize!.won += 1)],
    ['the cashback', proof => void (proof.prize!.cashback += 1)],
    ['the rules', proof => void (proof.rules = proof.rules!.replace('"prize":', '"prize":1'))],
    [
      'the key',
      proof => void (proof.keys[proof.receipt.key] = { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }),
    ],
  ]
  test.each(tamperings)('with %s changed fails', (_, change) => {
    const proof = structuredClone(won)
    change(proof)
    expect(failed(proof)).not.toEqual([])
  })
})
