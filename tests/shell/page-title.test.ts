import { describe, expect, it } from 'vitest'
import { titleOf } from '#src/screens/shared/page-title.ts'

describe('the title of a page', () => {
  it.each([
    ['/campaigns/salary-for-life', 'Dashboard'],
    ['/campaigns/instant-cashout', 'Dashboard'],
    ['/campaigns/wyse-cash', 'Dashboard'],
  ])('of the campaign page %s is %s §2.14', (path, title) => {
    expect(titleOf(path)).toBe(title)
  })

  it.each([
    ['/game-history/0b9c', 'Game Detail'],
    ['/awoof/04eb7f9b-ddf7-4fee-9309-d757f75c8462', 'Game Detail'],
    ['/wallet/1842.play', 'Wallet Transaction'],
    ['/application/transaction-pin/wallet', 'Transaction Pin'],
    ['/fund-wallet/fund-transfer/500', 'Fund Wallet'],
    ['/fund-wallet/fund-channels/500', 'Fund Channels'],
    ['/application/number-selection/0', 'Number Selection'],
    ['/soccer-cash/game-selection', 'Soccer Cash'],
    ['/soccer-cash/predict-match-scores', 'Soccer Cash'],
    ['/soccer-cash/match-scores/virtual', 'Match Scores'],
    ['/soccer-cash/success/virtual', 'Match Outcome'],
    ['/soccer-cash/match-scores/virtual-static', 'Match Outcome'],
  ])('of %s is %s, not made from a parameter §2.15-2.22', (path, title) => {
    expect(titleOf(path)).toBe(title)
    expect(titleOf(`${path}/`)).toBe(title)
  })

  it('of a chat is the channel’s name, otherwise Chats §2.23', () => {
    expect(titleOf('/chats-and-tips/42', { channelName: 'Lucky seven' })).toBe('Lucky seven')
    expect(titleOf('/chats-and-tips/42', {})).toBe('Chats')
  })

  it.each([
    ['/dashboard', 'Dashboard'],
    ['/game-history', 'Game History'],
    ['/fund-wallet/fund-channels', 'Fund Channels'],
    ['/salary-for-life/how-to-play', 'How To Play'],
    ['/user/personal-info', 'Personal Info'],
    ['/instant-cashout/', 'Instant Cashout'],
    ['/x/caf%C3%A9_corner', 'Café Corner'],
    ['/x/%E0%A4%A', '%E0%A4%A'],
    ['/', 'Home'],
  ])('of any other path is made from its last segment: %s gives %s §2.13, 2.24', (path, title) => {
    expect(titleOf(path)).toBe(title)
  })
})
