// What is photographed: a name, an address, and what is tapped before the picture is taken.
import type { Page } from 'playwright/test'
import * as wallets from '#src/lib/language/wallets.ts'
import { stakeOf, inNaira } from '../browser/steps.ts'

/** Addresses that only exist once somebody has played. */
export interface Played {
  /** A ticket of a drawn batch, one that waits for its draw, and a drawn batch. */
  drawn: string
  waiting: string
  batch: string
  /** Virtual matches of a drawn batch, and of one that waits. */
  virtual: string
  virtualWaiting: string
  /** A withdrawal that is at its bank. */
  withdrawal: string
}

/** Tickets of every end: more came back than was paid, less did, nothing did. */
export interface Ended {
  won: string
  back: string
  lost: string
}

export interface Screen<At = Played> {
  name: string
  path: string | ((at: At) => string)
  prepare?: (page: Page) => Promise<void>
}

const pick = async (page: Page) => {
  // Earlier presses count for the app's own page, which may hold picks already.
  await page.locator('[data-early]').waitFor({ state: 'detached' })
  const board = page.getByRole('region', { name: 'Number board' })
  for (const n of [7, 14, 28, 35]) {
    const ball = board.getByRole('button', { name: String(n), exact: true })
    // Kept from the picture before.
    if ((await ball.getAttribute('aria-pressed')) !== 'true') await ball.click()
  }
}

const summary = async (page: Page) => {
  await pick(page)
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('dialog').waitFor()
}

const ordering = async (page: Page) => {
  await page.goto('/instant-cashout')
  await summary(page)
  await page.getByRole('button', { name: /^Buy ticket for/ }).click()
  await page.getByRole('button', { name: 'Play this every draw until…' }).click()
  await page.getByRole('dialog', { name: 'Standing order' }).waitFor()
}

const orders = async (page: Page) => {
  // Made for the picture before: the same picks make one order.
  const made = page.getByRole('region', { name: /^Standing order/ }).first()
  await made.or(page.getByText('No standing orders')).waitFor()
  if (await made.isVisible()) return
  await ordering(page)
  await page.getByRole('button', { name: 'Start the standing order' }).click()
  await page.getByRole('region', { name: 'Standing order: Instant cashout' }).first().waitFor()
}

const callScores = async (page: Page) => {
  for (const [match, score] of ['2-1', '1-1', '0-0'].entries()) {
    const chip = page
      .getByRole('article')
      .nth(match)
      .getByRole('button', { name: new RegExp(`^${score} pays`) })
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click()
  }
}

const virtualSummary = async (page: Page) => {
  await callScores(page)
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByText(/^Game play ID /).waitFor()
}

const someGoals = async (page: Page) => {
  await page.getByText(/^Minute [45]\d$/).waitFor()
}

const offline = async (page: Page) => {
  await page.context().setOffline(true)
}

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** One message posted, and one refused. */
const written = async (page: Page) => {
  await write(page, 'Good evening! Who dey watch the derby? I say 2-1')
  await write(page, 'join t.me/odds')
  await page.getByText('Links and account names').first().waitFor()
}

const waiting = async (page: Page) => {
  await offline(page)
  await write(page, 'This one waits for the network')
}

const toTheEnd = async (page: Page) => {
  await page.getByRole('button', { name: 'Show the result now' }).click()
}

/** With one ball out and the others still to come. */
const midway = async (page: Page) => {
  await page.getByRole('button', { name: 'Show the result now' }).waitFor()
  await page.locator('.ball-roll').nth(2).waitFor()
}

const opened = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

const funding = async (page: Page) => {
  await page.getByRole('button', { name: 'Get the account number' }).click()
  await page.getByRole('timer', { name: 'Account open for' }).waitFor()
}

const bidding = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Add this item/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'View summary of picks' }).waitFor()
}

const biddingSummary = async (page: Page) => {
  await bidding(page)
  await page.getByRole('link', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: `Pay from ${wallets.play}` }).waitFor()
}

const debited = async (page: Page) => {
  await funding(page)
  await page.getByRole('link', { name: 'I have paid' }).click()
  await page.getByRole('button', { name: 'I was debited' }).click()
  await page.getByText('We asked our payment partner just now').waitFor()
}

const withdrawing = async (page: Page) => {
  const start = page.getByRole('link', { name: 'Start a withdrawal' })
  if ((await start.count()) === 0) return
  await start.click()
  await page.getByRole('button', { name: '₦1,000' }).click()
  await page.getByRole('button', { name: 'Continue to PIN' }).click()
  await page.getByLabel('Transaction PIN').waitFor()
}

/** Two lucky numbers on their summary; a picture before may have left some chosen. */
const lucky = async (page: Page) => {
  const band = inNaira(stakeOf('wyse-cash'))
  await page.getByRole('button', { name: `Get lucky numbers for ${band}` }).click()
  const numbers = page
    .getByRole('list', { name: `Lucky numbers of ${band}`, exact: true })
    .getByRole('button')
  for (const at of [0, 1]) {
    await numbers.nth(at).waitFor()
    if ((await numbers.nth(at).getAttribute('aria-pressed')) !== 'true') await numbers.nth(at).click()
  }
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('button', { name: /^Buy \d lines? for/ }).click()
  await page.getByRole('region', { name: 'Your lucky numbers' }).waitFor()
}

/** Back from Google, when the account is joined to nobody yet. */
const backFromGoogle = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Your phone number' }).waitFor()
}

const accountForGoogle = async (page: Page) => {
  await backFromGoogle(page)
  await page.getByRole('button', { name: 'I have an account already' }).click()
}

/** Three matches far enough off that they stay on sale; a picture before may have left some picked. */
const matches = async (page: Page) => {
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button')
  await rows.first().waitFor()
  for (const at of [8, 13, 18])
    if ((await rows.nth(at).getAttribute('aria-pressed')) !== 'true') await rows.nth(at).click()
}

const scores = async (page: Page) => {
  await matches(page)
  await page.getByRole('button', { name: 'Predict the scores' }).click()
  for (const [at, chosen] of [['2-1', '1-0'], ['1-1'], ['0-2', '1-2']].entries())
    for (const score of chosen) {
      const chip = page
        .getByRole('article')
        .nth(at)
        .getByRole('button', { name: new RegExp(`^${score}`) })
      if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click()
    }
}

const otherScore = async (page: Page) => {
  await scores(page)
  await page.getByRole('button', { name: 'Other' }).first().click()
  await page.getByRole('button', { name: 'Add this score' }).click()
}

const soccerSummary = async (page: Page) => {
  await scores(page)
  await page.getByRole('button', { name: 'View summary of picks' }).click()
  await page.getByRole('region', { name: 'Your ticket', exact: true }).waitFor()
}

const allIn = async (page: Page) => {
  const rows = page.getByRole('main').getByRole('listitem').locator('button[aria-expanded]')
  await rows.nth(8).click()
  await page.getByRole('button', { name: /^2-1/ }).first().click()
}

export const visitor: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/results' },
  { name: 'winners', path: '/winners' },
  { name: 'about', path: '/about' },
  { name: 'prizes', path: '/prizes' },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact' },
  { name: 'terms', path: '/terms' },
  { name: 'promises', path: '/promises' },
  { name: 'visitor-dashboard', path: '/dashboard' },
  { name: 'visitor-play', path: '/instant-cashout' },
  { name: 'visitor-summary', path: '/instant-cashout', prepare: summary },
  { name: 'log-in', path: '/user/login' },
  { name: 'google-new', path: '/user/login', prepare: backFromGoogle },
  { name: 'google-own', path: '/user/login', prepare: accountForGoogle },
  { name: 'sign-up', path: '/user/signup' },
  { name: 'sign-up-invited', path: '/user/signup?invite=K7M29RX' },
  { name: 'newsletter', path: '/newsletter?confirm=a.b' },
  { name: 'reset', path: '/user/reset-password' },
  { name: 'statistics', path: '/game-statistics' },
  { name: 'check-slip', path: '/check-slip' },
  { name: 'scratch-card', path: '/cashout-winning/cashout-withdrawal-details' },
  { name: 'shared-picks', path: '/shared-picks' },
  {
    name: 'share-picks',
    path: '/instant-cashout',
    prepare: async page => {
      await pick(page)
      await opened('Share picks')(page)
      await page.getByRole('textbox', { name: 'Code to dial' }).waitFor()
    },
  },
  { name: 'soccer', path: '/soccer-cash' },
  { name: 'soccer-matches', path: '/soccer-cash/game-selection' },
  { name: 'soccer-picked', path: '/soccer-cash/game-selection', prepare: matches },
  { name: 'soccer-scores', path: '/soccer-cash/game-selection', prepare: scores },
  { name: 'soccer-other', path: '/soccer-cash/game-selection', prepare: otherScore },
  { name: 'soccer-none', path: '/soccer-cash/predict-match-scores' },
  { name: 'soccer-finalists', path: '/soccer-cash/finalists' },
  { name: 'soccer-shared', path: '/soccer-cash/game-selection/shared?picks=1~en.1-a~99~zz' },
  { name: 'all-in', path: '/all-in', prepare: allIn },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'pieces', path: '/dev/ui' },
  { name: 'pieces-consent', path: '/dev/ui', prepare: opened('Consent') },
  { name: 'pieces-alert', path: '/dev/ui', prepare: opened('Error alert') },
  { name: 'pieces-confirm', path: '/dev/ui', prepare: opened('Confirm') },
  { name: 'pieces-share', path: '/dev/ui', prepare: opened('Share a link') },
]

const pressed = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

const checked = async (page: Page) => {
  await pressed('Check it on this phone')(page)
  await page
    .getByText(/checks passed/)
    .first()
    .waitFor()
}

const jackpots = async (page: Page) => {
  await pressed('How jackpots work')(page)
  await page.getByRole('dialog').waitFor()
}

/** Nobody signed in, after others have played and a draw was made. */
export const onlooker: Screen[] = [
  { name: 'home-drawn', path: '/' },
  { name: 'home-checked', path: '/', prepare: checked },
  { name: 'jackpots', path: '/', prepare: jackpots },
  { name: 'results-drawn', path: '/results' },
  { name: 'winners-drawn', path: '/winners' },
  { name: 'campaign', path: '/campaigns/instant-cashout' },
  { name: 'statistics-drawn', path: '/game-statistics?game=instant-cashout' },
  { name: 'statistics-scores', path: '/game-statistics?game=virtual-soccer' },
  { name: 'statistics-items', path: '/game-statistics?game=awoof' },
  { name: 'result', path: played => `/results/${played.batch}` },
  {
    name: 'result-checked',
    path: played => `/results/${played.batch}`,
    prepare: async page => {
      await pressed('Check this draw on your phone')(page)
      await page
        .getByText(/checks passed/)
        .first()
        .waitFor()
    },
  },
]

/** A prize that waits for its winner. */
export interface Prize {
  bid: string
}

const takeCash = (page: Page) =>
  page
    .getByRole('button', { name: /^Take ₦/ })
    .first()
    .click()
const emptyClaim = async (page: Page) => {
  await page.getByRole('button', { name: 'Send me the item' }).last().click()
  await page.getByText('Write house, street and area').waitFor()
}

export const itemWinner: Screen<Prize>[] = [
  { name: 'awoof-won', path: '/awoof' },
  { name: 'awoof-bid', path: at => `/awoof/${at.bid}` },
  { name: 'awoof-claim-cash', path: at => `/awoof/${at.bid}`, prepare: takeCash },
  { name: 'awoof-claim-faults', path: at => `/awoof/${at.bid}`, prepare: emptyClaim },
  { name: 'awoof-history', path: '/game-history' },
  { name: 'awoof-results', path: '/results?game=awoof' },
]

/** Somebody who has just signed up: empty lists, no money. */
export const newcomer: Screen[] = [
  { name: 'newcomer-dashboard', path: '/dashboard' },
  { name: 'newcomer-history', path: '/game-history' },
  { name: 'newcomer-wallet', path: '/wallet' },
  { name: 'newcomer-log', path: '/transactional-log' },
]

export const player: Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-offline', path: '/dashboard', prepare: offline },
  { name: 'play', path: '/instant-cashout' },
  { name: 'play-picked', path: '/instant-cashout', prepare: pick },
  { name: 'play-summary', path: '/instant-cashout', prepare: summary },
  { name: 'salary-for-life', path: '/salary-for-life' },
  { name: 'quika', path: '/quika' },
  { name: 'banker', path: '/banker' },
  { name: 'wyse-cash', path: '/wyse-cash' },
  { name: 'wyse-cash-summary', path: '/wyse-cash', prepare: lucky },
  { name: 'wyse-cash-consent', path: '/application/payment-consent' },
  { name: 'how-to-play', path: '/instant-cashout/how-to-play' },
  { name: 'soccer-about', path: '/soccer-cash/about-game' },
  { name: 'soccer-summary', path: '/soccer-cash/game-selection', prepare: soccerSummary },
  { name: 'ticket-drawn', path: played => `/game-history/${played.drawn}` },
  { name: 'ticket-waiting', path: played => `/game-history/${played.waiting}` },
  {
    name: 'draw',
    path: played => `/instant-cashout/batch-draw?id=${played.drawn}`,
    prepare: midway,
  },
  { name: 'virtual', path: '/virtual', prepare: callScores },
  { name: 'virtual-summary', path: '/virtual', prepare: virtualSummary },
  {
    name: 'virtual-film',
    path: played => `/soccer-cash/match-scores/virtual?id=${played.virtual}`,
    prepare: someGoals,
  },
  {
    name: 'virtual-waiting',
    path: played => `/soccer-cash/match-scores/virtual?id=${played.virtualWaiting}`,
  },
  { name: 'virtual-static', path: played => `/soccer-cash/match-scores/virtual-static?id=${played.virtual}` },
  { name: 'virtual-ticket', path: played => `/game-history/${played.virtual}` },
  { name: 'virtual-results', path: '/results?game=virtual-soccer' },
  { name: 'draw-waiting', path: played => `/instant-cashout/batch-draw?id=${played.waiting}` },
  { name: 'history', path: '/game-history' },
  { name: 'wallet', path: '/wallet' },
  { name: 'log', path: '/transactional-log' },
  { name: 'top-up', path: '/fund-wallet/fund-channels' },
  { name: 'menu', path: '/menu' },
  { name: 'refer', path: '/refer-earn' },
  { name: 'chats', path: '/chats-and-tips' },
  { name: 'chat', path: '/chats-and-tips/tips' },
  { name: 'chat-full', path: '/chats-and-tips/general', prepare: written },
  { name: 'chat-offline', path: '/chats-and-tips/general', prepare: waiting },
  { name: 'chat-unknown', path: '/chats-and-tips/nowhere' },
  { name: 'awoof', path: '/awoof', prepare: bidding },
  { name: 'awoof-summary', path: '/awoof', prepare: biddingSummary },
  { name: 'settings', path: '/profile-settings/settings' },
  { name: 'safer-play', path: '/profile-settings/safer-play' },
  { name: 'order-new', path: '/instant-cashout/summary', prepare: ordering },
  { name: 'orders', path: '/profile-settings/standing-orders', prepare: orders },
  { name: 'orders-none', path: '/profile-settings/standing-orders' },
  { name: 'group-tickets-none', path: '/profile-settings/group-tickets' },
  { name: 'personal-info', path: '/user/personal-info' },
  { name: 'draw-alerts', path: '/draw-alerts' },
  { name: 'this-phone', path: '/this-phone' },
  { name: 'create-pin', path: '/more-details/create-pin' },
  { name: 'fund-transfer', path: '/fund-wallet/fund-transfer/500' },
  { name: 'fund-account', path: '/fund-wallet/fund-transfer/500', prepare: funding },
  { name: 'fund-ussd', path: '/fund-wallet/fund-ussd' },
  { name: 'fund-debited', path: '/fund-wallet/fund-transfer/500', prepare: debited },
  { name: 'credentials', path: '/more-details/credentials' },
  { name: 'bvn', path: '/more-details/bvn-detail' },
  { name: 'pin-forgot', path: '/profile-settings/forgot-pin' },
  { name: 'pin-new', path: '/profile-settings/pin-otp' },
  { name: 'pin-set', path: '/more-details/pin-success' },
  { name: 'identity', path: '/withdrawals/upload' },
  { name: 'own-data', path: '/profile-settings/your-data' },
  { name: 'email-address', path: '/profile-settings/email' },
  { name: 'phone-change', path: '/profile-settings/phone-update-otp' },
  { name: 'withdraw', path: '/withdrawals/fund' },
  { name: 'withdraw-testimonials', path: '/withdrawals/testimonials' },
  { name: 'withdraw-steps', path: '/withdrawals/steps' },
  { name: 'withdraw-bank', path: '/withdrawals/bankdetails' },
  { name: 'withdraw-saved', path: '/withdrawals/saved-beneficiaries' },
  { name: 'withdraw-pin', path: '/withdrawals/transaction-pin', prepare: withdrawing },
  { name: 'withdraw-status', path: played => `/withdrawals/successful-withdrawal?id=${played.withdrawal}` },
]

/** Somebody whose tickets ended in every way. */
export const ended: Screen<Ended>[] = (['won', 'back', 'lost'] as const).flatMap(end => [
  { name: `ticket-${end}`, path: (at: Ended) => `/game-history/${at[end]}` },
  {
    name: `draw-${end}`,
    path: (at: Ended) => `/instant-cashout/batch-draw?id=${at[end]}`,
    prepare: toTheEnd,
  },
])
