// Every address of the specification has a route, in the layout that sections 2 and 6 ask for.
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { makeQueryClient } from '#src/api/cache/query-client.ts'
import { createAppRouter } from '#src/router.ts'
import { isPlayersOnly, pageAt, pathsOf } from '#src/games/paths.ts'
import { gameById, games } from '#src/games/rules.ts'
import { publicPages } from '#sw/paths.ts'
import { otherPageAt, otherPages } from '#src/routes/-other-pages.ts'
import { filesIn, textOf } from '../support/sources.ts'

const router = createAppRouter(makeQueryClient(), createMemoryHistory())

const CATCH_ALL = '/_app/$'
const GAME = '/_app/$game'

/** The page that a number game's rules have at this address. */
const gamePageOf = (path: string) => {
  const game = gameById(path.split('/')[1]!)
  const page = game && pageAt(game, path.split('?')[0]!)
  return page && { isGuarded: isPlayersOnly(game, page) }
}

/** The ids of the routes that an address matches, outermost first; empty if none does. */
const routesOf = (path: string): string[] => {
  const [matchedRoutes, params, foundRoute] = router.getMatchedRoutes(path)
  if (!foundRoute) return []
  const ids = matchedRoutes.map(route => String(route.id))
  // The catch-all matches whatever no other route does, but has pages only at its own addresses.
  const isNone = (ids[2] === CATCH_ALL && !otherPageAt(path)) || (ids[2] === GAME && !gamePageOf(path))
  return '**' in params || isNone ? [] : ids
}

/** Pages of the catch-all and of games are in the app's frame, and guard themselves. */
const layoutOf = (path: string) => {
  const [, layout = 'nothing', page] = routesOf(path)
  const isGuarded =
    (page === CATCH_ALL && otherPageAt(path)?.isProtected) || (page === GAME && gamePageOf(path)?.isGuarded)
  return isGuarded ? '/_protected' : layout
}

const listed: Record<string, { layout: string; paths: string[] }> = {
  'the public website §2.1': {
    layout: '/_public',
    paths: [
      '/',
      '/prizes',
      '/results',
      '/results/IC-20261120-1205',
      '/winners',
      '/about',
      '/faq',
      '/contact',
      '/terms',
    ],
  },
  'the app for everybody §2.2': {
    layout: '/_app',
    paths: [
      '/dashboard',
      '/salary-for-life',
      '/instant-cashout',
      '/wyse-cash',
      '/soccer-cash',
      '/all-in',
      '/virtual',
      '/campaigns/salary-for-life',
      '/campaigns/instant-cashout',
      '/campaigns/wyse-cash',
      '/salary-for-life/how-to-play',
      '/instant-cashout/how-to-play',
      '/game-statistics',
      '/draw-alerts',

      '/soccer-cash/game-selection',
      '/soccer-cash/predict-match-scores',
      '/soccer-cash/game-selection/shared',
      '/quika',
      '/quika/summary',
      '/user/verify-phone-number',
      '/salary-for-life/verify-phone-number',
    ],
  },
  'the ticket just bought, which only its player may see §2.2': {
    layout: '/_protected',
    paths: ['/application/success'],
  },
  'the player’s own pages §6.6': {
    layout: '/_protected',
    paths: [
      '/wallet',
      '/wallet/7',
      '/game-history',
      '/game-history/7',
      '/transactional-log',
      '/refer-earn',
      '/more-products',
      '/menu',
    ],
  },
  'applications §6.7': {
    layout: '/_protected',
    paths: [
      '/application/number-selection',
      '/application/number-selection/0',
      '/application/payment-consent',
      '/application/summary',
      '/application/transaction-pin',
      '/application/transaction-pin2',
      '/application/transaction-pin/wallet',
      '/application/loan-success',
    ],
  },
  'more details §6.8': {
    layout: '/_protected',
    paths: ['bvn-detail', 'credentials', 'pin-success', 'saved-beneficiaries', 'create-pin'].map(
      it => `/more-details/${it}`,
    ),
  },
  'top-ups §6.9': {
    layout: '/_protected',
    paths: [
      '/fund-wallet/fund-ussd',
      '/fund-wallet/fund-channels',
      '/fund-wallet/fund-channels/500',
      '/fund-wallet/fund-transfer/500',
      '/fund-wallet/fund-success',
      '/fund-wallet/paystack-fund-status',
      '/fund-wallet/bank-transfer-status',
    ],
  },
  'loans §6.10': { layout: '/_protected', paths: ['/loan-application', '/loan-application/a/b'] },
  'profile and settings §6.11': {
    layout: '/_protected',
    paths: ['settings', 'forgot-pin', 'pin-otp', 'phone-update-otp'].map(it => `/profile-settings/${it}`),
  },
  'withdrawals §6.12': {
    layout: '/_protected',
    paths: [
      'steps',
      'withdrawal-steps',
      'upload',
      'testimonials',
      'refer',
      'bankdetails',
      'withdrawal-bankdetails',
      'saved-beneficiaries',
      'successful-withdrawal',
      'successful-deposit',
      'fund',
      'transaction-pin',
    ].map(it => `/withdrawals/${it}`),
  },
  'number games after the picks §6.13': {
    layout: '/_protected',
    paths: [
      '/salary-for-life/summary',
      '/salary-for-life/success',
      '/instant-cashout/summary',
      '/instant-cashout/batch-draw',
      '/instant-cashout/success',
    ],
  },
  'soccer cash after the picks §6.14': {
    layout: '/_protected',
    paths: [
      'summary',
      'all-in-summary',
      'all-in-success',
      'about-game',
      'success',
      'success/virtual',
      'match-scores/virtual',
      'match-scores/virtual-static',
    ].map(it => `/soccer-cash/${it}`),
  },
  'profile and chats §6.15': {
    layout: '/_protected',
    paths: ['/user/personal-info', '/chats-and-tips', '/chats-and-tips/general'],
  },
  'quika, banker and awoof §6.16': {
    layout: '/_protected',
    paths: [
      '/quika/batch-draw',
      '/quika/success',
      '/banker',
      '/banker/success',
      '/awoof',
      '/awoof/summary',
      '/awoof/success',
    ],
  },
}

const mayStandAlone = (path: string) => routesOf(path).at(-1)?.includes('/{-$') === true

describe('the route tree', () => {
  it.each(Object.entries(listed))('has the pages of %s', (_, { layout, paths }) => {
    for (const path of paths) expect([path, layoutOf(path)]).toEqual([path, layout])
  })

  it('has every other listed address §2.27-2.34', () => {
    const paths = `
      /banker /banker/success /quika /quika/batch-draw /quika/success /awoof /awoof/summary /awoof/success
      /wyse-cash /salary-for-life /salary-for-life/how-to-play /salary-for-life/summary /salary-for-life/success
      /instant-cashout /instant-cashout/summary /instant-cashout/batch-draw /instant-cashout/success
      /soccer-cash/ /soccer-cash/summary /soccer-cash/finalists /soccer-cash/game-selection/shared
      /soccer-cash/all-in-summary /soccer-cash/all-in-success /soccer-cash/about-game /soccer-cash/success
      /all-in /virtual /wallet/7 /transactional-log /more-products /menu /user/personal-info /user/reset-password
      /withdrawals/withdrawal-steps /withdrawals/withdrawal-bankdetails
      /cashout-winning/cashout-withdrawal-details /more-details/create-pin
      /application/success /application/payment-consent`
    for (const path of paths.trim().split(/\s+/)) expect([path, routesOf(path).length]).not.toEqual([path, 0])
  })

  it('serves every page of every number game by one folder, and leaves all other addresses to the rest', () => {
    const own = games.flatMap(game => Object.values(pathsOf(game)).map(path => path.split('?')[0]!))
    const served = own.filter(path => routesOf(path)[2] === GAME)
    const others = own.filter(path => !served.includes(path))
    expect([...new Set(others)].toSorted()).toEqual([
      '/application/success',
      '/application/summary',
      '/user/verify-phone-number',
      '/wyse-cash',
    ])
    for (const path of ['/virtual', '/soccer-cash', '/soccer-cash/summary', '/all-in', '/more-products'])
      expect([path, routesOf(path)[2]]).toEqual([path, CATCH_ALL])
    expect(routesOf('/awoof')[2]).toBe('/_protected/awoof/{-$step}')
  })

  it('serves soccer cash and all pages that are still being built by one route, and lists each address once', () => {
    for (const { path } of otherPages) expect([path, routesOf(path)[2]]).toEqual([path, CATCH_ALL])
    expect(new Set(otherPages.map(it => it.path)).size).toBe(otherPages.length)
    expect(otherPages.filter(it => (it.of === undefined) === (it.title === undefined))).toEqual([])
  })

  it('is what the worker goes by: the public website opens without the app’s frame, every other page with it', () => {
    const pages = Object.values(router.routesById).filter(it => !it.children && it.id !== '__root__')
    expect(pages.length).toBeGreaterThan(50)
    for (const { id, fullPath } of pages)
      for (const path of [fullPath, `${fullPath}?source=x`]) {
        const isFramed = !publicPages.some(it => it.test(path))
        expect([path, isFramed]).toEqual([path, /^\/_(app|protected)\//.test(id)])
      }
    for (const path of ['/resultsx', '/faqs', '/nope'])
      expect(publicPages.some(it => it.test(path))).toBe(false)
  })

  it('is asked past its types only for pages of the catch-all, or whose parameter may be left out', () => {
    const loose = filesIn('src').flatMap(file => [...textOf(file).matchAll(/'(\/[^']*)' as string/g)])
    expect(loose.length).toBeGreaterThan(0)
    expect(loose.map(it => it[1]!).filter(path => !otherPageAt(path) && !mayStandAlone(path))).toEqual([])
  })

  it('has nothing at an address that is not listed', () => {
    const none = `/nope /wallet/1/2 /user /quika/rules /banker/summary /banker/batch-draw /wyse-cash/summary
      /wyse-cash/success /salary-for-life/batch-draw /quika/verify-phone-number /virtual/summary /awoof/a/b /nope/summary`
    for (const path of none.split(/\s+/)) {
      expect([path, routesOf(path)]).toEqual([path, []])
    }
  })
})
