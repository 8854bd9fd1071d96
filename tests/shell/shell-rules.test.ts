import { describe, expect, it } from 'vitest'
import { clothAt } from '#src/games/cloth-at.ts'
import { bottomLinks, sideLinks } from '#src/screens/shell/app-links.ts'
import { publicLinks } from '#src/screens/shell/shell-links.ts'
import {
  hasBackButton,
  hasFooter,
  hasTitle,
  isChat,
  isSelected,
  scrollStart,
} from '#src/screens/shell/shell-rules.ts'

describe('the frame of a page', () => {
  it('has no footer on the pages that fill the screen, and one everywhere else §2.9', () => {
    const without = [
      '/salary-for-life',
      '/instant-cashout',
      '/soccer-cash/game-selection',
      '/soccer-cash/predict-match-scores',
      '/soccer-cash/summary',
      '/chats-and-tips',
      '/chats-and-tips/general',
    ]
    for (const path of without)
      expect([path, hasFooter(path), hasFooter(`${path}/`)]).toEqual([path, false, false])
    const having = [
      '/',
      '/dashboard',
      '/instant-cashout/summary',
      '/salary-for-life/how-to-play',
      '/quika',
      '/banker',
      '/soccer-cash',
      '/all-in',
      '/wallet',
    ]
    for (const path of having) expect([path, hasFooter(path)]).toEqual([path, true])
  })

  it('hides the title on the soccer summary only, and shows a back button everywhere but on the dashboard §2.25', () => {
    expect(hasTitle('/soccer-cash/summary')).toBe(false)
    expect(hasTitle('/soccer-cash/all-in-summary')).toBe(true)
    expect(hasBackButton('/dashboard')).toBe(false)
    expect(hasBackButton('/wallet')).toBe(true)
  })

  it('has the cloth of a game on all its pages, and the product’s own elsewhere', () => {
    const pages = {
      green: ['/instant-cashout', '/instant-cashout/summary', '/instant-cashout/batch-draw'],
      orange: ['/quika/batch-draw'],
      rose: ['/awoof', '/awoof/summary', '/awoof/6f0f7c1e-2f3a-4d10-9a55-0c6a5e3c9b11'],
      olive: [
        '/soccer-cash',
        '/soccer-cash/about-game',
        '/soccer-cash/game-selection/shared',
        '/soccer-cash/all-in-summary',
        '/all-in',
      ],
      teal: ['/virtual', '/soccer-cash/success/virtual', '/soccer-cash/match-scores/virtual-static'],
      blue: ['/wyse-cash', '/application/number-selection/0', '/application/summary'],
    }
    for (const [cloth, paths] of Object.entries(pages))
      for (const path of paths) expect([path, clothAt(path)]).toEqual([path, cloth])
    for (const path of [
      '/',
      '/dashboard',
      '/game-history/instant-cashout',
      '/application/success',
      '/no/page',
    ])
      expect([path, clothAt(path)]).toEqual([path, undefined])
  })

  it('starts the game pages 75 px down on phones, everything else at the top §2.25, 9.25, 9.34', () => {
    const lowered = [
      '/salary-for-life',
      '/instant-cashout',
      '/quika',
      '/banker',
      '/application/number-selection/0',
      '/soccer-cash/game-selection',
      '/soccer-cash/predict-match-scores',
      '/all-in',
    ]
    for (const path of lowered) {
      expect(scrollStart(path, 360)).toBe(75)
      expect(scrollStart(path, 767)).toBe(75)
      expect(scrollStart(path, 768)).toBe(0)
    }
    expect(scrollStart('/instant-cashout/summary', 360)).toBe(0)
    expect(scrollStart('/dashboard', 360)).toBe(0)
  })

  it('leaves the scrolling to an open chat, which may have its messages first, and to no other page', () => {
    expect(isChat('/chats-and-tips/tips')).toBe(true)
    expect(isChat('/chats-and-tips/tips/')).toBe(true)
    for (const path of ['/chats-and-tips', '/chats-and-tips/', '/dashboard', '/wallet/chats-and-tips/tips'])
      expect([path, isChat(path)]).toEqual([path, false])
  })

  it('selects the link of the current page and of the pages below it §2.10', () => {
    expect(isSelected('/wallet', '/wallet')).toBe(true)
    expect(isSelected('/wallet', '/wallet/17/')).toBe(true)
    expect(isSelected('/wallet', '/wallets')).toBe(false)
    expect(isSelected('/game-history', '/dashboard')).toBe(false)
  })
})

describe('the links', () => {
  it('of the public header are Home, results, winners and contact §2.4', () => {
    expect(publicLinks.map(({ to }) => to)).toEqual(['/', '/results', '/winners', '/contact'])
    expect(publicLinks[0].label).toBe('Home')
  })

  it('of the sidebar are six, the private ones flagged §2.10, 6.4', () => {
    expect(sideLinks.map(({ to }) => to)).toEqual([
      '/dashboard',
      '/game-history',
      '/wallet',
      '/refer-earn',
      '/game-statistics',
      '/profile-settings/settings',
    ])
    expect(sideLinks[0].label).toBe('Games')
    expect(sideLinks.filter(it => it.isPrivate).map(({ label }) => label)).toEqual([
      'Game History',
      'Wallet',
      'Refer and Earn',
      'Profile and Settings',
    ])
  })

  it('of the bottom bar are Home, history, Chat, wallet and menu §2.11', () => {
    expect(bottomLinks.map(({ to }) => to)).toEqual([
      '/dashboard',
      '/game-history',
      '/chats-and-tips',
      '/wallet',
      '/menu',
    ])
    expect([bottomLinks[0].label, bottomLinks[2].label]).toEqual(['Home', 'Chat'])
  })
})
