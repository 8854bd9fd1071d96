import { describe, expect, it } from 'vitest'
import { afterPersonalInfo, personalInfoHeading } from '#src/screens/profile/after-personal-info.ts'
import { batchClock, hourWords, payBefore } from '#src/screens/play/batch-clock.ts'

describe('personal information', () => {
  it('a withdrawal goes on to the bank details, through the PIN where there is none §2.107, 2.108', () => {
    expect(afterPersonalInfo({ type: 'withdrawal', hasPin: true })).toBe(
      '/withdrawals/withdrawal-bankdetails',
    )
    const address = new URL(afterPersonalInfo({ type: 'withdrawal', hasPin: false }), 'https://x.example')
    expect(address.pathname).toBe('/more-details/create-pin')
    expect(address.searchParams.get('source')).toBe('/withdrawals/withdrawal-bankdetails')
  })

  it('type wallet goes to the fund channels, a game type to its game, anything else to the dashboard §2.109-2.111', () => {
    expect(afterPersonalInfo({ type: 'wallet', gameType: 'quika', hasPin: true })).toBe(
      '/fund-wallet/fund-channels/',
    )
    expect(afterPersonalInfo({ gameType: 'instant-cashout', hasPin: false })).toBe('/instant-cashout')
    expect(afterPersonalInfo({ hasPin: false })).toBe('/dashboard')
  })

  it('a game type that is no plain name is not followed', () => {
    for (const gameType of ['/evil.example', '\\evil', 'a/b', 'https://evil.example', ''])
      expect(afterPersonalInfo({ gameType, hasPin: false })).toBe('/dashboard')
  })

  it('the heading thanks the player except on the way to a withdrawal §2.106', () => {
    expect(personalInfoHeading('withdrawal')).toBe('Personal Information')
    expect(personalInfoHeading('wallet')).toBe('Thank you for playing!!!')
    expect(personalInfoHeading()).toBe('Thank you for playing!!!')
  })
})

describe('the batch header', () => {
  it('hints at the next batch only under ten seconds, and is over at zero §2.91, 9.6', () => {
    expect(batchClock(300_000, 0)).toEqual({ left: 300_000, over: false, hint: false })
    expect(batchClock(300_000, 290_000).hint).toBe(false)
    expect(batchClock(300_000, 290_001).hint).toBe(true)
    expect(batchClock(300_000, 300_000)).toEqual({ left: 0, over: true, hint: true })
    expect(batchClock(300_000, 400_000).left).toBe(0)
  })

  it('names the next draw hour by the Lagos clock, and says when it is tomorrow', () => {
    const [noon, late] = [Date.UTC(2026, 10, 20, 11), Date.UTC(2026, 10, 20, 22)]
    expect(hourWords(Date.UTC(2026, 10, 20, 13), noon)).toBe('at 2pm')
    expect(hourWords(Date.UTC(2026, 10, 21, 9), late)).toBe('tomorrow at 10am')
    // 00:30 in Lagos is still yesterday elsewhere.
    expect(hourWords(Date.UTC(2026, 10, 21, 9), Date.UTC(2026, 10, 20, 23, 30))).toBe('at 10am')
  })

  it('an unpaid slip says by when it has to be paid', () => {
    const noon = Date.UTC(2026, 10, 20, 11)
    expect(payBefore(Date.UTC(2026, 10, 20, 13), noon)).toBe(
      'Not paid yet. Pay before 2pm to be in the draw.',
    )
    expect(payBefore(Date.UTC(2026, 10, 21, 9), noon)).toBe(
      'Not paid yet. Pay before 10am tomorrow to be in the draw.',
    )
  })
})
