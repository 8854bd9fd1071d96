// What an operator could show who holds every key but the beacon's and the witnesses', to whom the phone listens alone.
import { describe, expect, test } from 'vitest'
import type { ItemCommitment } from '#src/contract/items/documents.ts'
import { ITEM_METHOD, itemHash } from '#src/draws/item.ts'
import { JACKPOT_MARGIN, REFUND_AFTER, roundFrom, roundTime } from '#src/draws/schedule.ts'
import { DAY, HOUR, lagosInstant } from '#src/lib/lagos-time.ts'
import { checkCounted, liabilityLeaf } from '#src/proof/liabilities.ts'
import { checkItem } from '#src/proof/verify-item.ts'
import { checkJackpot } from '#src/proof/verify-jackpot.ts'
import { checkProof } from '#src/proof/verify.ts'
import { hex } from '#src/lib/bytes.ts'
import { CLOSES, jackpotWorld, ROUND_AT } from './jackpot-world.ts'
import { logWorld } from './log-world.ts'
import { matchWorld } from './match-world.ts'
import { bounds, drawnAt, sealedBatch, sold } from './sealed-batch.ts'

const iso = (at: number) => new Date(at).toISOString()
const LATER = { heardAt: drawnAt + REFUND_AFTER + DAY }

describe('a ticket', () => {
  test('is not given back as late by a head that is shown under a newer checkpoint than the one cosigned in time', () => {
    const { proofs, batch, log, headIndex } = sealedBatch(sold)
    const proof = structuredClone(proofs[1]!)
    const entry = { type: 'oriire/void/v3', batch, reason: 'head-late' } as const
    const logged = log.logged(log.append(entry), { seenAt: drawnAt + 5_000 })
    Object.assign(proof.batch, { state: 'refunded', draw: null, void: { entry, logged } })
    proof.batch.head!.logged = log.logged(headIndex, { seenAt: drawnAt + 5_000 })
    expect(checkProof(proof, LATER)[2]).toMatchObject({
      state: 'unproven',
      detail: 'Stakes went back, and only we say that the seal was late',
    })
  })

  test('under a state of the log that the service did not connect with the one known here is our word alone', () => {
    const proof = sealedBatch(sold).proofs[1]!
    const { checkpoint } = proof.batch.head!.logged!
    expect(checkProof(proof, { unmet: [checkpoint] })[2]).toMatchObject({ state: 'unproven' })
    expect(checkProof(proof, { unmet: [`${checkpoint} of another`] })[2]!.state).toBe('passed')
  })

  test('whose draw was fixed for years later fails at once, and does not wait for it', () => {
    const years = drawnAt + 800 * DAY
    const changes = { drawsAt: iso(years), beacon: { chain: 'sandbox', round: roundFrom(years) } } as const
    const proof = sealedBatch(sold, { changes }).proofs[1]!
    Object.assign(proof.batch, { state: 'open', head: null, draw: null })
    expect(checkProof(proof, LATER)[2]).toMatchObject({
      state: 'failed',
      detail: 'The draw was fixed more than a day after closing',
    })
  })

  test('says that its receipt came after the draw, if it did', () => {
    const proof = sealedBatch(sold).proofs[1]!
    const said = (firstAt: number) => checkProof(proof, { first: proof.receipt, firstAt })[0]!.detail
    expect(said(drawnAt)).toContain('which this phone was given after the draw')
    expect(said(drawnAt - 1)).not.toContain('after the draw')
  })
})

describe('a ticket on real matches', () => {
  const { log, ticketOf, decidedAt } = matchWorld()
  const honest = ticketOf()
  const { commitment } = honest.batch

  test('that was added once its matches had ended fails, also where its round was fixed for so late', () => {
    expect(checkProof(honest, LATER)[2]!.state).toBe('passed')
    const late = bounds.closesAt + 8 * HOUR
    const changes = { drawsAt: iso(late), beacon: { chain: 'sandbox', round: roundFrom(late) } } as const
    expect(checkProof(ticketOf(changes, late - HOUR), LATER)[2]).toMatchObject({
      state: 'failed',
      detail: 'The seal was not due half a minute after closing',
    })
  })

  test('that won is not given back because the beacon stayed away: matches decide', () => {
    const proof = structuredClone(honest)
    const entry = { type: 'oriire/void/v3', batch: commitment.batch, reason: 'no-round' } as const
    const logged = log.logged(log.append(entry))
    Object.assign(proof.batch, { state: 'refunded', void: { entry, logged } })
    expect(checkProof(proof, LATER)[2]).toMatchObject({
      state: 'failed',
      detail: 'Withheld: matches decide, and not the beacon',
    })
  })

  test('whose results are never logged fails ten minutes after they were decided, and has no prize before', () => {
    const proof = structuredClone(honest)
    for (const it of proof.results) Object.assign(it, { logged: null, entry: { ...it.entry, score: '3-3' } })
    proof.prize = { won: 0, cashback: 0 }
    const states = (heardAt: number) =>
      checkProof(proof, { heardAt })
        .map(it => it.state)
        .slice(4)
    expect(states(decidedAt + 60_000)).toEqual(['waiting', 'waiting'])
    expect(states(decidedAt + 600_000)).toEqual(['failed', 'waiting'])
  })
})

describe('a jackpot', () => {
  const titles = ['announced', 'list', 'number', 'winner', 'prize'] as const
  const forged: [
    what: string,
    record: unknown,
    check: (typeof titles)[number],
    state: string,
    words: string,
  ][] = [
    [
      'announced nowhere',
      { ...jackpotWorld().record, announced: null },
      'announced',
      'failed',
      'Not shown in time',
    ],
    [
      'announced with another threshold',
      jackpotWorld({ announce: { threshold: 1 }, list: { prize: 1 } }).record,
      'prize',
      'unproven',
      'this app knows',
    ],
    [
      'that does not exist',
      jackpotWorld({ announce: { jackpot: 'supper', draw: 'supper-20261124' }, list: { prize: 1 } }).record,
      'announced',
      'failed',
      'No jackpot has this name',
    ],
    [
      'with more batches than can be sold',
      jackpotWorld({ list: { prize: 1, batches: 524_288 } }).record,
      'prize',
      'failed',
      'more batches',
    ],
    [
      'whose window closes an hour early',
      jackpotWorld({
        announce: {
          closesAt: iso(CLOSES - HOUR),
          drawsAt: iso(CLOSES - HOUR + JACKPOT_MARGIN),
          beacon: { chain: 'sandbox', round: roundFrom(CLOSES - HOUR + JACKPOT_MARGIN) },
        },
        listedAt: CLOSES - HOUR + 5_000,
      }).record,
      'announced',
      'failed',
      'another hour',
    ],
  ]
  test.each(forged)('%s does not pass', (_, record, check, state, words) => {
    const found = checkJackpot(record, { heardAt: ROUND_AT + 30 * DAY })[titles.indexOf(check)]
    expect(found).toMatchObject({ state, detail: expect.stringContaining(words) })
  })
})

describe('an item', () => {
  const closes = lagosInstant(2026, 11, 24, 22)
  const round = roundFrom(closes + JACKPOT_MARGIN)
  const commitment: ItemCommitment = {
    type: 'oriire/item/v1',
    item: 'phone-1',
    method: ITEM_METHOD,
    name: 'A telephone',
    category: 'phone',
    price: 200_000,
    cash: 180_000,
    chancePrice: 5_000,
    offered: 73,
    needed: 40,
    most: 2,
    opensAt: iso(closes - DAY),
    closesAt: iso(closes),
    drawsAt: iso(closes + JACKPOT_MARGIN),
    beacon: { chain: 'sandbox', round },
  }
  const log = logWorld()
  const announced = log.logged(log.append(commitment), { seenAt: closes - HOUR })
  const record = {
    item: 'phone-1',
    state: 'open',
    commitment,
    announced: announced as typeof announced | null,
    list: null,
    draw: null,
    winner: null,
    reserve: null,
    void: null as unknown,
    passed: null,
    keyEntries: [],
  }
  const memory = { heardAt: closes + DAY }
  const said = (it: object, more: object) => checkItem({ ...record, ...it }, { ...memory, ...more })[0]!

  test('that this phone saw announced with another prize fails, and so does one that is announced nowhere', () => {
    const before = { hash: itemHash({ ...commitment, name: 'A better one' }), at: closes - 2 * HOUR }
    const own = { hash: itemHash(commitment), at: closes - 2 * HOUR }
    expect(said({}, { announced: before })).toMatchObject({
      state: 'failed',
      detail: 'This phone was shown another announcement before',
    })
    expect(said({}, { announced: own }).state).toBe('passed')
    expect(said({ announced: null }, {})).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('Not shown in time'),
    })
  })

  test.each(['called-off', 'undersold'] as const)(
    '%s after its round is our word alone, however its list is hidden',
    reason => {
      const entry = { type: 'oriire/item-void/v1', item: 'phone-1', reason } as const
      const at = log.append(entry)
      const state = (seenAt: number) => {
        const voided = { entry, logged: log.logged(at, { seenAt }) }
        return checkItem({ ...record, state: 'refunded', void: voided }, memory)[1]!.state
      }
      expect(state(roundTime(round) + HOUR)).toBe('unproven')
      expect(state(roundTime(round) - 10_000)).toBe('none')
    },
  )
})

test('a night’s total that no witness has seen is our word alone', () => {
  const phone = '+2348012345678'
  const nothing = { bonus: 0, winnings: 0, leaving: 0, stakes: 0, prizes: 0 }
  const leaf = { night: '2026-11-24', phone, play: 100, ...nothing, nonce: '00'.repeat(16) }
  const root = hex(liabilityLeaf(leaf).hash)
  const entry = {
    type: 'oriire/liabilities/v2',
    night: leaf.night,
    at: iso(CLOSES + 2 * HOUR),
    root,
    total: 100,
  } as const
  const log = logWorld()
  const at = log.append(entry)
  const state = (seenAt?: number) => {
    const logged = log.logged(at, seenAt === undefined ? {} : { seenAt })
    return checkCounted({ entry, logged, leaf, path: [], keyEntries: [] }, phone, {
      heardAt: CLOSES + 10 * HOUR,
    }).state
  }
  expect([state(), state(CLOSES + 3 * HOUR)]).toEqual(['unproven', 'passed'])
})
