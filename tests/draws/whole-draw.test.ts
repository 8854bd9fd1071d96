import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OpenTicket } from '#src/contract/draws.ts'
import { randomnessOf } from '#src/draws/beacon.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { drawKey } from '#src/draws/derive.ts'
import { entryHash } from '#src/draws/documents.ts'
import { isStretchOf } from '#src/draws/log-stretch.ts'
import { rootOf } from '#src/draws/merkle.ts'
import { sandboxPins } from '#src/draws/pins.ts'
import { drawnBy } from '#src/games/drawn-by.ts'
import { readRules } from '#src/games/rules-schema.ts'
import { checkProof } from '#src/proof/verify.ts'
import { checkWholeDraw, type WholeDraw } from '#src/proof/whole-draw.ts'
import { fromHex, hex } from '#src/lib/bytes.ts'
import { formatMoney } from '#src/lib/money.ts'
import { plural } from '#src/lib/figures.ts'
import { logWorld } from './log-world.ts'
import { drawnAt, sealedBatch } from './sealed-batch.ts'
import { stretch } from './stretch.ts'
import { treeOf } from './tree.ts'

const rootHex = (entries: readonly unknown[]) => hex(rootOf(treeOf(entries.map(entryHash))))

test('the entries of every stretch lead to the root of the log, and no other ones do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (size, wish, change) => {
      const entries = Array.from({ length: size }, (_, at) => ({ at }))
      const shown = stretch(entries, wish % size)
      expect(isStretchOf(shown, rootHex(entries))).toBe(true)
      const other = [...shown.entries]
      other[change % other.length] += ' '
      expect(isStretchOf({ ...shown, entries: other }, rootHex(entries))).toBe(false)
      expect(isStretchOf({ ...shown, entries: other.slice(1) }, rootHex(entries))).toBe(false)
    }),
  )
})

const LINES = [
  [[1, 2, 3, 4]],
  [
    [5, 6, 7, 8],
    [9, 10, 11, 12],
  ],
  ...Array.from({ length: 20 }, (_, at) => [[at + 1, at + 2, at + 3, at + 21]]),
]
const sealed = sealedBatch(LINES)
const { batch, rules } = sealed.proofs[0]!
const open = (leaves = sealed.leaves): OpenTicket[] => leaves.map(it => [it.stake, it.nonce, it.lines])
const due = sealed.proofs.map(({ prize }) => prize!)
const whole: WholeDraw = {
  batch,
  rules: rules!,
  tickets: open(),
  log: stretch(sealed.log.entries, 0),
  keyEntries: [],
  said: {
    winners: due.filter(({ won }) => won > 0).length,
    amount: due.reduce((sum, { won, cashback }) => sum + won + cashback, 0),
  },
}
const own = [1, 2].map(index => ({ leaf: sealed.leaves[index]!, index }))

const said = (draw: WholeDraw, mine = own, memory = {}) =>
  checkWholeDraw(draw, mine, memory).map(({ title, state, detail }) => [title, state, detail] as const)
const failures = (draw: WholeDraw, mine = own, memory = {}) =>
  said(draw, mine, memory).flatMap(([title, state, detail]) =>
    state === 'failed' ? `${title}: ${detail}` : [],
  )

test('an honest draw is made again from everybody’s tickets: sums, seal, own tickets, the only seal, prizes', () => {
  expect(said(whole).map(([, state]) => state)).toEqual(Array.from({ length: 5 }, () => 'passed'))
  expect(said(whole)[0]![2]).toBe('22 tickets, 23 lines, ₦2,300 staked')
  expect(said(whole)[2]![2]).toBe('2 tickets of this phone, as on the receipt')
  expect(said(whole)[3]![2]).toBe(
    'The only one in the last 7 entries of the log up to it; the batch was announced 2 entries before it',
  )
  expect(said(whole, []).map(([title]) => title)).not.toContain('Yours is in it')
})

test('a ticket too many, too few, changed or in another place does not make the seal', () => {
  const [first, second, ...rest] = open()
  const notSealed = 'The list makes the seal: These are not the tickets that were sealed'
  expect(failures({ ...whole, tickets: [second!, first!, ...rest] })).toContain(notSealed)
  expect(failures({ ...whole, tickets: [...open(), first!] }, [])).toEqual([
    'Every ticket is in the list: 23 are shown, and 22 were sealed',
    notSealed,
    expect.stringContaining('What was paid is what the rules give') as string,
  ])
  const changed: OpenTicket[] = [[first![0], first![1], [[1, 2, 3, 5]]], second!, ...rest]
  expect(failures({ ...whole, tickets: changed })).toContain(notSealed)
  expect(failures({ ...whole, tickets: [first!, ...rest] })).toContain(
    'Yours is in it: Your ticket number 2 stands there changed, or not at all',
  )
})

test('numbers that follow from randomness of somebody’s own making are no draw', () => {
  const signature = hex(signSandboxRound(1_000))
  const made = { ...batch, draw: { ...batch.draw!, signature } }
  expect(failures({ ...whole, batch: made }).at(-1)).toContain('The beacon did not sign round')
})

test('a round that was chosen, or another beacon, is no draw either, though numbers and prizes follow from it', () => {
  const chosen = sealedBatch(LINES, { changes: { beacon: { chain: 'sandbox', round: 1_000 } } })
  const shown = { ...whole, batch: chosen.proofs[0]!.batch, log: stretch(chosen.log.entries, 0) }
  expect(failures(shown, []).at(-1)).toContain('The round is not the first one after the draw’s time')
  expect(failures(whole, own, { pins: { ...sandboxPins, chain: 'quicknet' } })).toEqual([
    'What was paid is what the rules give: The randomness is of another beacon than this app trusts',
  ])
})

test('a batch in which nobody played is not shown as another one, nor one that was announced in another form', () => {
  const empty = sealedBatch([], {})
  const shown: WholeDraw = {
    ...whole,
    tickets: [],
    said: { winners: 0, amount: 0 },
    log: stretch(empty.log.entries, 0),
    batch: {
      ...batch,
      commitment: empty.commitment,
      head: { head: empty.head, logged: empty.log.logged(empty.headIndex) },
    },
  }
  const numbers = (id: string) => {
    const randomness = randomnessOf(fromHex(batch.draw!.signature))
    const key = drawKey({ randomness, root: fromHex(empty.head.root), batch: id })
    return { ...shown.batch, id, draw: { ...batch.draw!, numbers: drawnBy(readRules(rules!), key) } }
  }
  expect(failures({ ...shown, batch: numbers(empty.batch) }, [])).toEqual([])
  expect(failures({ ...shown, batch: numbers('IC-20261124-1300') }, [])).toEqual([
    'The list makes the seal: The seal is of another batch',
  ])
  const other = sealedBatch(LINES)
  const announced = { ...other.commitment, opensAt: new Date(0).toISOString() }
  const log = logWorld()
  log.append(announced)
  const index = log.append(other.head)
  const head = { head: other.head, logged: log.logged(index) }
  const draw = { ...whole, batch: { ...other.proofs[0]!.batch, head }, log: stretch(log.entries, 0) }
  expect(failures(draw)).toEqual(['There was one seal only: The batch was announced in another form'])
})

const withHead = (change: object): WholeDraw => ({
  ...whole,
  batch: { ...batch, head: { ...batch.head!, head: { ...batch.head!.head, ...change } } },
})

test('sums of the head that the tickets do not have are named', () => {
  expect(failures(withHead({ lines: 24 }))).toContain(
    'Every ticket is in the list: They have 23 lines, and 24 were sealed',
  )
  expect(failures(withHead({ stake: 1 }))[0]).toContain('They cost ₦2,300')
})

test('two seals of one batch in the log are a failure, and a stretch that hides one is none of the log', () => {
  const twice = sealedBatch(LINES)
  const ghost = { ...twice.head, size: twice.head.size + 1 }
  const place = twice.log.append({ ...ghost })
  const logged = twice.log.logged(twice.headIndex)
  const draw: WholeDraw = {
    ...whole,
    batch: { ...batch, head: { head: twice.head, logged } },
    log: stretch(twice.log.entries, 0),
  }
  expect(place).toBeGreaterThan(twice.headIndex)
  expect(failures(draw)).toEqual(['There was one seal only: There are two seals of this batch in the log'])
  const hiding = { ...draw.log, entries: draw.log.entries.slice(0, -1) }
  const notTheLog = 'There was one seal only: These entries are not those of the log'
  expect(failures({ ...draw, log: hiding })).toEqual([notTheLog])
  expect(failures({ ...draw, log: { ...draw.log, entries: [...hiding.entries, '{}'] } })).toEqual([notTheLog])
  expect(failures(whole, own, { isSplit: true })).toEqual([
    'There was one seal only: This phone was shown two logs that do not fit together',
  ])
})

test('where the announcement is further back than this phone looked, that there was no other seal is not proven', () => {
  const [, , , only] = said({ ...whole, log: stretch(sealed.log.entries, sealed.headIndex) })
  expect(only![1]).toBe('unproven')
})

test('what was paid is compared with what the rules give, and another number drawn is named', () => {
  const { amount, winners } = whole.said!
  expect(failures({ ...whole, said: { winners, amount: amount + 100 } })).toEqual([
    `What was paid is what the rules give: The rules give ${formatMoney(amount)} to ${plural(winners, 'winner')}, and the result says ${formatMoney(amount + 100)} to ${winners}`,
  ])
  expect(
    said({ ...whole, said: null })
      .at(-1)!
      .slice(1),
  ).toEqual(['waiting', 'The prizes are not paid yet'])
  const turned = { ...batch.draw!, numbers: batch.draw!.numbers.toReversed() }
  expect(failures({ ...whole, batch: { ...batch, draw: turned } })[0]).toContain('The numbers should be')
  const undrawn = (over: Partial<typeof batch>) =>
    said({ ...whole, batch: { ...batch, draw: null, ...over } }).map(([, state]) => state)
  const entry = { type: 'oriire/void/v3', batch: batch.id, reason: 'no-round' } as const
  const others = Array(4).fill('passed')
  expect(undrawn({ state: 'refunded', void: { entry, logged: null } })).toEqual([...others, 'unproven'])
  expect(undrawn({ state: 'refunded' })).toEqual([...others, 'failed'])
  expect(undrawn({ state: 'sealed' })).toEqual([...others, 'waiting'])
})

test('of a draw that was called off it says what this phone knows: only our word, rightly late, or withheld', () => {
  const log = logWorld()
  log.append(batch.commitment)
  const { head } = batch.head!
  const at = log.append(head)
  const voids = (['no-round', 'head-late'] as const).map(reason => {
    const entry = { type: 'oriire/void/v3', batch: batch.id, reason } as const
    return { entry, index: log.append(entry) }
  })
  const paidOf = (seenAt: number | undefined, which: number, memory = {}) => {
    const { entry, index } = voids[which]!
    const called = {
      ...batch,
      state: 'refunded',
      draw: null,
      head: { head, logged: log.logged(at, seenAt === undefined ? {} : { seenAt }) },
      void: { entry, logged: log.logged(index) },
    } as const
    return said({ ...whole, batch: called, log: stretch(log.entries, 0) }, own, memory)
      .at(-1)!
      .slice(1)
  }
  const inTime = drawnAt - 10_000
  expect(paidOf(inTime, 0)).toEqual([
    'unproven',
    'Stakes went back, and only we say that the beacon stayed away',
  ])
  expect(paidOf(inTime, 0, { heardAt: drawnAt })).toEqual([
    'failed',
    'Withheld: stakes went back within 24 hours',
  ])
  expect(paidOf(inTime, 1)).toEqual([
    'failed',
    'Withheld: the seal was seen in time, and the draw was called off because it was late',
  ])
  expect(paidOf(undefined, 1)).toEqual([
    'unproven',
    'Stakes went back, and only we say that the seal was late',
  ])
  const seen = [{ size: at, root: log.rootOf(at), at: drawnAt }]
  expect(paidOf(undefined, 1, { seen })[0]).toBe('none')
})

test('counts of many thousands are read in groups of three', () => {
  const head = { ...batch.head!, head: { ...batch.head!.head, size: 12_345 } }
  const [mine] = own
  expect(failures({ ...whole, batch: { ...batch, head } })[0]).toContain('and 12,345 were sealed')
  expect(failures(whole, [{ ...mine!, index: 12_344 }])[0]).toContain('Your ticket number 12,345 stands')
})

test('a line that nobody could buy, such as one of all numbers, fails the draw and its ticket, though it was sealed in time', () => {
  const all = Array.from({ length: 40 }, (_, at) => at + 1)
  const wrong = [all, [4, 3, 2, 1], [1, 1, 2, 3], [1, 2, 3]]
  for (const line of wrong) {
    const { proofs, leaves, log } = sealedBatch([[[1, 2, 3, 4]], [line]])
    const { batch: theirs, rules: text, prize } = proofs[1]!
    const first = proofs[0]!.prize!
    const said = {
      winners: [first, prize!].filter(({ won }) => won > 0).length,
      amount: first.won + first.cashback + prize!.won + prize!.cashback,
    }
    const draw = {
      batch: theirs,
      rules: text!,
      tickets: open(leaves),
      log: stretch(log.entries, 0),
      keyEntries: [],
      said,
    }
    const why = `${line.join(' ')} is no line of this game`
    expect(checkWholeDraw(draw, []).at(-1)).toMatchObject({ state: 'failed', detail: why })
    expect(checkProof(proofs[1]!).find(({ id }) => id === 'prize')).toMatchObject({
      state: 'failed',
      detail: why,
    })
  }
})
