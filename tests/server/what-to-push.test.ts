import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawTag } from '#src/alerts/alert.ts'
import { LEADS } from '#src/contract/alerts.ts'
import { MINUTE, lagosInstant } from '#src/lib/lagos-time.ts'
import type { Claimed } from '#server/db/queries/alerts/alerts.ts'
import { rememberVerdicts, whatToPush } from '#server/deeds/alerts/what-to-push.ts'

const EIGHT = lagosInstant(2026, 11, 20, 20)
const minute = fc.integer({ min: 0, max: 1439 })

const device = fc.record({
  kinds: fc.subarray(['draw', 'result', 'jackpot'] as const).map(kinds => [...kinds]),
  games: fc.subarray(['BANKER', 'SALARY_FOR_LIFE', 'INSTANT_CASHOUT']),
  lead: fc.constantFrom(...LEADS),
  quiet: fc.option(fc.record({ from: minute, to: minute })),
})

const claimed = fc
  .record({ device, lead: fc.constantFrom(...LEADS), mine: fc.boolean(), isGone: fc.boolean() })
  .map(({ device: { quiet, ...wants }, lead, mine, isGone }): Claimed => ({
    alert_id: LEADS.indexOf(lead) + (mine ? 10 : 1),
    device_id: 1,
    attempts: 1,
    ...(isGone ? {} : { alert: { kind: 'draw', tag: drawTag(EIGHT), facts: { hour: EIGHT }, games: ['BANKER', 'SALARY_FOR_LIFE'], at: new Date(EIGHT - lead * MINUTE), until: new Date(EIGHT), player_id: mine ? 7 : null } }),
    device: { ...wants, quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null, endpoint: '', p256dh: new Uint8Array(), auth: new Uint8Array(), name: 'x', here: 7, failures: 0 },
  })) // prettier-ignore

test('a remembered verdict is the one that would have been reached, for any device at any instant', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(claimed, fc.integer({ min: -31 * MINUTE, max: MINUTE })), {
        minLength: 1,
        maxLength: 40,
      }),
      asked => {
        const remembered = rememberVerdicts()
        for (const [it, offset] of asked)
          for (const now of [EIGHT + offset, EIGHT + offset + 300])
            expect(remembered(it, now)).toEqual(whatToPush(it, now))
      },
    ),
  )
})

test('what the database finds due is sent also by a node whose clock is a moment behind', () => {
  fc.assert(
    fc.property(claimed, fc.integer({ min: 0, max: 2_000 }), (it, behind) => {
      if (!it.alert) return
      const due = it.alert.at.getTime()
      expect(whatToPush(it, due - behind)).toEqual(whatToPush(it, due))
    }),
  )
})

const made = (id: number, quiet: { from: number; to: number } | null = null): Claimed => ({
  alert_id: 1,
  device_id: id,
  attempts: 1,
  alert: { kind: 'draw', tag: drawTag(EIGHT), facts: { hour: EIGHT }, games: ['BANKER'], at: new Date(EIGHT - 15 * MINUTE), until: new Date(EIGHT), player_id: null },
  device: { kinds: ['draw'], games: ['BANKER'], lead: 15, quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null, endpoint: `https://fcm.googleapis.com/${id}`, p256dh: new Uint8Array(), auth: new Uint8Array(), name: 'x', here: null, failures: 0 },
}) // prettier-ignore

test('what was held up until quiet hours began is not sent in them', () => {
  const it = made(1, { from: 19 * 60 + 48, to: 20 * 60 + 30 })
  expect(whatToPush(it, EIGHT - 13 * MINUTE).send).toBeDefined()
  expect(whatToPush(it, EIGHT - 12 * MINUTE)).toEqual({ drop: 'unwanted' })
})

test('devices that want the same are told the very same', () => {
  const remembered = rememberVerdicts()
  const [first, second] = [1, 2].map(id => remembered(made(id), EIGHT - 15 * MINUTE + id).send)
  expect(first).toBeDefined()
  expect(second).toBe(first)
})
