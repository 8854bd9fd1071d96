import { describe, expect, it } from 'vitest'
import { dueNow, nextLook } from '#src/screens/shared/held-back/session-due.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()
const ms = (minute: number) => Date.parse(at(minute))

describe('a session under way', () => {
  const session = { checkAt: at(20), pauseAt: at(60), pauseUntil: at(70) }

  it('is looked at when its check or its rest is due, and by nobody before (safer play 9, 10)', () => {
    expect([0, 19, 20, 59, 60, 69, 70].map(minute => dueNow(session, ms(minute)))).toEqual([
      undefined,
      undefined,
      'reality-check',
      'reality-check',
      'play-pause',
      'play-pause',
      undefined,
    ])
  })

  it('is asked about again at the next of the two, and no more once both are past', () => {
    expect(nextLook(session, ms(5))).toBe(15 * 60_000)
    expect(nextLook(session, ms(20))).toBe(40 * 60_000)
    expect(nextLook({ ...session, checkAt: at(65) }, ms(50))).toBe(10 * 60_000)
    expect(nextLook(session, ms(60))).toBeUndefined()
  })
})
