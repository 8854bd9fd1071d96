// What an operator with all of the sandbox's keys could show a phone about a jackpot: each forgery fails the check that it
// belongs to, by name.
import { ed25519 } from '@noble/curves/ed25519.js'
import { describe, expect, test } from 'vitest'
import type { JackpotList, JackpotRecord } from '#src/contract/jackpots.ts'
import { signSandboxRound } from '#src/draws/beacon-sandbox.ts'
import { documentHash, headHash } from '#src/draws/documents.ts'
import type { Memory } from '#src/proof/memory.ts'
import { verifierKeyOf } from '#src/draws/note.ts'
import { sandboxPins } from '#src/draws/pins.ts'
import { BATCH, batchId, JACKPOT_MARGIN, roundFrom, SEAL_MARGIN } from '#src/draws/schedule.ts'
import { checkJackpotBatches } from '#src/proof/verify-jackpot-batches.ts'
import { checkJackpot } from '#src/proof/verify-jackpot.ts'
import { hex } from '#src/lib/bytes.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { CLOSES, COUNTS, jackpotWorld, OPENS, ROUND_AT, type Bent, type Listed } from './jackpot-world.ts'
import type { LogKey } from './log-world.ts'

const CHECKS = ['announced', 'list', 'number', 'winner', 'prize'] as const
type CheckId = (typeof CHECKS)[number]

const honest = jackpotWorld()
const bend = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
const changed = (change: (it: JackpotRecord) => void, from = honest.record): JackpotRecord => {
  const record = structuredClone(from)
  change(record)
  return record
}
const bent = (how: Bent, change: (it: JackpotRecord) => void = () => undefined) =>
  changed(change, jackpotWorld(how).record)
const announcedAs = (announce: Bent['announce'] & object) => bent({ announce })
const iso = (at: number) => new Date(at).toISOString()

const foreignLog: LogKey = (() => {
  const secret = new Uint8Array(32).fill(3)
  return { secret, verifierKey: verifierKeyOf(sandboxPins.origin, 1, ed25519.getPublicKey(secret)) }
})()
const states = honest.record
const first = { hash: documentHash(states.commitment), at: OPENS }
const winner = (it: JackpotRecord) => it.winner!
const carried = (it: JackpotRecord) => void Object.assign(it, { state: 'carried', draw: null, winner: null })
/** A ticket of another chance, with every path as it must be. */
const another = (count: number) => honest.winnerOf((honest.number + count) % states.list!.list.stake)
const byForeignLog = (): JackpotRecord => {
  const world = jackpotWorld({ signer: foreignLog })
  const entry = { type: 'oriire/key/v1', use: 'log', key: foreignLog.verifierKey } as const
  const logged = world.log.logged(world.log.append(entry), { signer: foreignLog })
  return { ...world.record, keyEntries: [{ entry, logged }] }
}
const sizeOf = (checkpoint: string) => Number(checkpoint.split('\n')[1])

const forgeries: [what: string, check: CheckId, record: JackpotRecord, words: string, memory?: Memory][] = [
  // The announcement
  [
    'the draw is announced again with another window',
    'announced',
    announcedAs({ opensAt: iso(OPENS + HOUR) }),
    'another announcement before',
    { announced: first },
  ],
  [
    'the draw is announced again with a higher threshold',
    'announced',
    announcedAs({ threshold: 60_000_000 }),
    'another announcement before',
    { announced: first },
  ],
  [
    'the announcement is of another draw',
    'announced',
    changed(it => void (it.id = 'super-20261125')),
    'of another draw',
  ],
  ['the draw follows other rules', 'announced', announcedAs({ method: 'oriire/jackpot/v9' }), 'other rules'],
  [
    'the window was moved by a day',
    'announced',
    announcedAs({
      opensAt: iso(OPENS + DAY),
      closesAt: iso(CLOSES + DAY),
      drawsAt: iso(CLOSES + DAY + JACKPOT_MARGIN),
      beacon: { chain: 'sandbox', round: roundFrom(CLOSES + DAY + JACKPOT_MARGIN) },
    }),
    'not close on the day of the draw',
  ],
  [
    'the jackpot is another one',
    'announced',
    announcedAs({ jackpot: 'mega' }),
    'not close on the day of the draw',
  ],
  [
    'the window was moved after it was announced',
    'announced',
    changed(it => void (it.commitment.opensAt = iso(OPENS + HOUR))),
    'not in the log',
  ],
  [
    'the threshold was raised after it was announced',
    'announced',
    changed(it => void (it.commitment.threshold += 1)),
    'not in the log',
  ],
  [
    'the window closes before it opens',
    'announced',
    announcedAs({ opensAt: iso(CLOSES) }),
    'before it opens',
  ],
  [
    'the draw was fixed for another time',
    'announced',
    announcedAs({
      drawsAt: iso(CLOSES + 90_000),
      beacon: { chain: 'sandbox', round: roundFrom(CLOSES + 90_000) },
    }),
    'not fixed for a minute after',
  ],
  [
    'the round was chosen among many',
    'announced',
    announcedAs({ beacon: { chain: 'sandbox', round: roundFrom(CLOSES + JACKPOT_MARGIN) + 7 } }),
    'not the first one after the draw’s time',
  ],
  [
    'the announcement stands at another place of the log',
    'announced',
    changed(it => void (it.announced!.index -= 1)),
    'not in the log',
  ],
  [
    'the path of the announcement is bent',
    'announced',
    changed(it => void (it.announced!.path[0] = bend(it.announced!.path[0]!))),
    'not in the log',
  ],
  ['the log is signed with a made-up key', 'announced', bent({ signer: foreignLog }), 'not signed by a key'],
  ['a made-up key is announced by a log of its own', 'announced', byForeignLog(), 'not signed by a key'],
  [
    'the log is that of somebody else',
    'announced',
    bent({ origin: 'another.example/log' }),
    'log of somebody else',
  ],
  [
    'a late announcement: this phone saw the log when chances were counted, and it was not in it',
    'announced',
    states,
    'after its first batch closed, and the announcement was not in it',
    { seen: [{ size: 1, root: 'ab'.repeat(32), at: COUNTS }] },
  ],
  [
    'a split view: the log had another root at the same size',
    'announced',
    states,
    'in another form',
    { seen: [{ size: sizeOf(states.announced!.checkpoint), root: 'ef'.repeat(32), at: OPENS }] },
  ],
  ['the log was shown in two forms', 'announced', states, 'do not fit together', { isSplit: true }],
  // The list of chances
  [
    'the list is of another draw',
    'list',
    bent({ list: { draw: 'super-20261125' } }),
    'list is of another draw',
  ],
  [
    'the list follows another announcement',
    'list',
    bent({ list: { commitment: 'cd'.repeat(32) } }),
    'does not follow what was announced',
  ],
  [
    'the prize was lowered after the list',
    'list',
    changed(it => void (it.list!.list.prize -= 1)),
    'not in the log',
  ],
  [
    'the stakes were raised after the list',
    'list',
    changed(it => void (it.list!.list.stake += 1)),
    'not in the log',
  ],
  [
    'the root is that of another list',
    'list',
    changed(
      it => void (it.list!.list.root = jackpotWorld({ opened: [OPENS + HOUR] }).record.list!.list.root),
    ),
    'not in the log',
  ],
  [
    'the list stands at another place of the log',
    'list',
    changed(it => void (it.list!.logged!.index -= 1)),
    'not in the log',
  ],
  [
    'the list was logged before its announcement',
    'list',
    bent({ listFirst: true }),
    'before its announcement',
  ],
  [
    'a late list: this phone saw the log after the round, and it was not in it',
    'list',
    states,
    'the list was not in it',
    { seen: [{ size: states.list!.logged!.index, root: 'ab'.repeat(32), at: ROUND_AT }] },
  ],
  [
    'a list that is never shown',
    'list',
    changed(it => void Object.assign(it, { state: 'open', list: null, draw: null, winner: null })),
    'Not shown in time',
    { heardAt: ROUND_AT },
  ],
  ['the list is signed with a made-up key', 'list', bent({ signer: foreignLog }), 'not signed by a key'],
  [
    'a costly draw is withheld: called off, though witnesses saw the list in time',
    'list',
    changed(carried),
    'Withheld',
  ],
  // The number
  [
    'the signature of the round is bent',
    'number',
    changed(it => void (it.draw!.signature = bend(it.draw!.signature))),
    'did not sign round',
  ],
  [
    'the signature is that of another round',
    'number',
    changed(it => void (it.draw!.signature = hex(signSandboxRound(1_000)))),
    'did not sign round',
  ],
  ['the number is another one', 'number', changed(it => void (it.draw!.number ^= 1)), 'It should be'],
  [
    'the number was drawn for another list',
    'number',
    changed(it => void (it.draw = jackpotWorld({ opened: [OPENS + HOUR] }).record.draw)),
    'It should be',
  ],
  [
    'the randomness of the sandbox is used where the app trusts the public beacon',
    'number',
    states,
    'another beacon than this app trusts',
    { pins: { ...sandboxPins, sandbox: false, chain: 'quicknet' } },
  ],
  [
    'a number that is never shown',
    'number',
    changed(it => void Object.assign(it, { state: 'sealed', draw: null, winner: null })),
    'Not shown in time',
    { heardAt: ROUND_AT + 600_000 },
  ],
  // The winner
  ['the winner is left out', 'winner', changed(it => void (it.winner = null)), 'winner is missing'],
  [
    'the winner is the ticket beside',
    'winner',
    changed(it => void (it.winner = another(30_000))),
    'belongs to another ticket',
  ],
  [
    'the winner is of another batch',
    'winner',
    changed(it => void (it.winner = another(60_000))),
    'belongs to another ticket',
  ],
  [
    'the winner’s stake is higher',
    'winner',
    changed(it => void (winner(it).leaf.stake *= 2)),
    'not under the seal of its batch',
  ],
  [
    'the winner’s place in its batch is another one',
    'winner',
    changed(it => void (winner(it).index = (winner(it).index + 1) % 3)),
    'not under the seal of its batch',
  ],
  [
    'the winner’s path is that of another ticket',
    'winner',
    changed(it => void (winner(it).path[0] = bend(winner(it).path[0]!))),
    'not under the seal of its batch',
  ],
  [
    'a stake on the way is another one',
    'winner',
    changed(it => void (winner(it).ticketPath[0]!.sum += 1)),
    'not counted so',
  ],
  [
    'a batch on the way has another stake',
    'winner',
    changed(it => void (winner(it).entryPath[0]!.sum += 1)),
    'not in the list',
  ],
  [
    'the batch has another seal than in the list',
    'winner',
    changed(it => void (winner(it).entry.head = bend(winner(it).entry.head))),
    'not the one in the list',
  ],
  [
    'the batch is another one than in the list',
    'winner',
    changed(
      it => void (winner(it).batch = honest.batches.find(its => its.batch.id !== winner(it).batch.id)!.batch),
    ),
    'not the one in the list',
  ],
  [
    'the batch is called another one than in the list',
    'winner',
    changed(it => void (winner(it).batch.id = 'IC-20261124-0100')),
    'not the one in the list',
  ],
  [
    'the ticket was sold under another announcement of its batch',
    'winner',
    changed(it => void (winner(it).leaf.commitment = bend(winner(it).leaf.commitment))),
    'not the one in the list',
  ],
  [
    'a ticket on the way is another one of the same stake',
    'winner',
    changed(it => void (winner(it).ticketPath[0]!.hash = bend(winner(it).ticketPath[0]!.hash))),
    'not counted so',
  ],
  [
    'a batch on the way is another one of the same stake',
    'winner',
    changed(it => void (winner(it).entryPath[0]!.hash = bend(winner(it).entryPath[0]!.hash))),
    'not in the list',
  ],
  [
    'chances of a ticket are left out',
    'winner',
    bent({ counted: leaves => leaves.slice(0, 2) }),
    'not counted so',
  ],
  [
    'chances of a ticket are counted twice instead of those of two others',
    'winner',
    bent({ counted: ([, large]) => [large!, large!] }),
    'counted at another place',
  ],
  [
    'tickets of a batch are counted in another order',
    'winner',
    bent({ counted: ([a, b, c]) => [b!, c!, a!] }),
    'counted at another place',
  ],
  [
    'chances are those of another window',
    'winner',
    bent({ opened: [OPENS - HOUR, CLOSES] }),
    'of another window',
  ],
  [
    'the batch bears the code of another time',
    'winner',
    bent({ batch: { batch: batchId({ batchPrefix: 'IC' }, OPENS + 2 * HOUR) } }),
    'that of another time',
  ],
  [
    'the round of the batch was chosen',
    'winner',
    bent({ batch: { beacon: { chain: 'sandbox', round: roundFrom(CLOSES) + 5 } } }),
    'round of the batch was chosen',
  ],
  [
    'the batch was drawn a second too early for its seal',
    'winner',
    bent({
      opened: [COUNTS - BATCH],
      batch: {
        drawsAt: iso(COUNTS + SEAL_MARGIN - 1_000),
        beacon: { chain: 'sandbox', round: roundFrom(COUNTS + SEAL_MARGIN - 1_000) },
      },
    }),
    'round of the batch was chosen',
  ],
  [
    'the list has another number of batches than it says',
    'winner',
    bent({ list: { batches: 100 } }),
    'not the form of 100 batches',
  ],
  [
    'a batch is in the list whose seal is not in the log',
    'winner',
    changed(it => void (winner(it).batch.head!.logged!.index = 0)),
    'not in the log',
  ],
  [
    'a batch is in the list whose seal nobody was shown',
    'winner',
    changed(it => void (winner(it).batch.head!.logged = null)),
    'seal of the winner’s batch is missing',
  ],
  [
    'a batch is in the list that was sealed after its own round: this phone saw the log without it',
    'winner',
    states,
    'the seal of the winner’s batch was not in it',
    { seen: [{ size: 2, root: 'ab'.repeat(32), at: CLOSES - 1 }] },
  ],
  [
    'the winner’s stake went back',
    'winner',
    bent({ voided: 'no-round' }),
    'went back, and its chances with them',
  ],
  [
    'the winner’s stake went back, and the log does not say so',
    'winner',
    changed(it => void (winner(it).batch.state = 'refunded')),
    'does not say why',
  ],
  [
    'a batch that was sealed late stands in the list',
    'winner',
    bent({ voided: 'head-late' }, it => void (it.state = 'carried')),
    'whose seal was late stands in the list',
  ],
  [
    'the pool is kept though a ticket has won',
    'winner',
    changed(it => void (it.state = 'carried')),
    'Withheld',
  ],
  [
    'the pool is kept for the void of another batch',
    'winner',
    bent({ voided: 'no-round' }, it => {
      it.state = 'carried'
      winner(it).batch.void!.entry.batch = 'IC-20261124-0100'
    }),
    'given back is another one',
  ],
  [
    'the pool is kept for a void that is not in the log',
    'winner',
    bent({ voided: 'no-round' }, it => {
      it.state = 'carried'
      winner(it).batch.void!.logged = null
    }),
    'does not say why',
  ],
  // The prize
  [
    'more is paid than the threshold allows',
    'prize',
    bent({ list: { prize: 50_000_001 } }),
    'over the threshold',
  ],
  ['nothing is paid', 'prize', bent({ list: { prize: 0 } }), 'nothing to win'],
]

const toldOf = (list: Partial<JackpotList>, more?: (it: JackpotRecord) => void) =>
  checkJackpot(bent({ list }, more)).map(it => it.state)

describe('a forged jackpot', () => {
  test.each(forgeries)('in which %s fails its check by name', (_, id, record, words, memory = {}) => {
    const check = checkJackpot(record, memory)[CHECKS.indexOf(id)]!
    expect([check.state, check.detail]).toEqual(['failed', expect.stringContaining(words)])
  })

  test('is in this list once, and each of at least 50 is another one', () => {
    expect(forgeries.length).toBeGreaterThanOrEqual(50)
    const made = forgeries.map(([, id, record, , memory]) => JSON.stringify([id, record, memory]))
    for (const all of [forgeries.map(([what]) => what), made]) expect(new Set(all).size).toBe(all.length)
  })

  test.each<[string, Bent, CheckId]>([
    ['whose announcement nobody but the operator saw', { announcedAt: null }, 'announced'],
    ['announced when chances were counted already', { announcedAt: COUNTS }, 'announced'],
    ['whose list nobody but the operator saw', { listedAt: null }, 'list'],
    ['whose list came late', { listedAt: ROUND_AT }, 'list'],
    ['with a batch whose seal nobody else saw', { sealedAt: null }, 'winner'],
    ['with a batch whose seal came late', { sealedAt: CLOSES }, 'winner'],
  ])('%s is not called proven: only the operator says so', (_, how, id) => {
    const check = checkJackpot(jackpotWorld(how).record)[CHECKS.indexOf(id)]!
    expect([check.state, check.detail]).toEqual(['unproven', expect.stringContaining('Only we say')])
  })

  test('in which the pool is said to hold less than its own stakes put into it is not called proven', () => {
    const { stake, batches, prize } = honest.record.list!.list
    const put = Math.floor(stake * 0.015) - batches
    expect(prize).toBeGreaterThan(put)
    expect(toldOf({ prize: put })).toEqual(Array(5).fill('passed'))
    expect(toldOf({ prize: put - 1 })).toEqual([...Array(4).fill('passed'), 'unproven'])
    // Nor drawn at all.
    expect(toldOf({ prize: 0 }, carried)).toEqual(['passed', ...Array(4).fill('unproven')])
  })

  test('is nothing that an honest one is taken for', () => {
    const at = (size: number) => ({ size, root: honest.log.rootOf(size), at: OPENS })
    const memory: Memory = { announced: first, heardAt: ROUND_AT + DAY, seen: [at(2), at(5)] }
    expect(checkJackpot(honest.record, memory).map(it => it.state)).toEqual(Array(5).fill('passed'))
  })

  test('is told from one whose pool stays for a reason that the phone can see', () => {
    const reasons: [JackpotRecord, string][] = [
      [bent({ listed: () => [] }, carried), 'Nobody had a chance'],
      [bent({ list: { prize: 0, stake: 50 } }, carried), 'Nothing was in the pool'],
    ]
    const late = bent({ listedAt: ROUND_AT }, carried)
    expect(checkJackpot(late)[1]).toMatchObject({
      state: 'unproven',
      detail: expect.stringContaining('only we say that the list came late'),
    })
    const { index } = late.list!.logged!
    const seen = [{ size: index, root: '', at: ROUND_AT }]
    expect(checkJackpot(late, { seen })[1]).toMatchObject({
      state: 'none',
      detail: expect.stringContaining('came late'),
    })
    for (const [record, words] of reasons)
      expect(checkJackpot(record)[1]).toMatchObject({
        state: 'none',
        detail: expect.stringContaining(words),
      })
  })

  test('is not ruled out where the number fell to a batch that was called off for a silent beacon: that is our word', () => {
    const nobodys = bent({ voided: 'no-round' }, it => void (it.state = 'carried'))
    const checked = checkJackpot(nobodys)
    expect(checked.map(it => it.state)).toEqual([...Array(3).fill('passed'), 'unproven', 'none'])
    expect(checked[3]!.detail).toContain('only we say that the beacon stayed away')
  })
})

const shown = (batches: readonly Listed[]) => batches.map(({ entry, stake }) => ({ ...entry, stake }))
const own = honest.batches.map(({ batch }) => ({
  batch: batch.id,
  head: headHash(batch.head!.head),
  closesAt: Date.parse(batch.commitment.closesAt),
  void: null,
}))
const forgedLists: [
  what: string,
  bent: Bent,
  words: string,
  own?: Parameters<typeof checkJackpotBatches>[2],
][] = [
  ['leaves out a batch of one’s own', { listed: it => it.slice(1) }, 'of your ticket is not in it'],
  ['has a batch twice', { listed: it => [...it, it[0]!] }, 'twice'],
  [
    'has a batch of another window',
    { opened: [9, 12, 15, -2].map(at => OPENS + at * HOUR) },
    'not of its window',
  ],
  ['is in another order', { listed: it => it.toReversed() }, 'not in their order'],
  ['says another number of batches', { list: { batches: 4 } }, '3 batches, and 4 were sealed'],
  ['has another stake than was sealed', { list: { stake: 1 } }, 'not the list that was sealed'],
  [
    'has a batch whose stakes went back',
    {},
    'its stakes went back',
    own.map(it => ({ ...it, void: 'head-late' as const })),
  ],
  ['has another seal of a batch of one’s own', {}, 'not in it as you know it', [{ ...own[0]!, head: '00' }]],
]

test.each(forgedLists)('a list of chances that %s fails by name', (_, how, words, mine = own) => {
  const { record, batches } = jackpotWorld(how)
  const check = checkJackpotBatches(record, shown(batches), mine)
  expect([check.state, check.detail]).toEqual(['failed', expect.stringContaining(words)])
  expect(checkJackpotBatches(honest.record, shown(honest.batches), own).state).toBe('passed')
})
