// Whether a device gets an alert, when, and in what words, by the same plan as the phone's own alerts.
import type { Alert } from '#src/alerts/alert.ts'
import { offeredGames } from '#src/alerts/offered-games.ts'
import { brand } from '#src/brand.ts'
import { NO_FACTS, planAlerts, type AlertFacts } from '#src/alerts/plan.ts'
import { afterQuiet } from '#src/alerts/quiet.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { plural } from '#src/lib/figures.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import type { AlertRow, Claimed } from '#server/db/queries/alerts/alerts.ts'
import { settingsOf } from '#server/db/queries/alerts/push-devices.ts'
import * as wallets from '#src/lib/language/wallets.ts'

/** Input for the plan, with this alert as the only news. */
const factsOf = (alert: AlertRow): AlertFacts => {
  const heardAt = alert.at.getTime()
  switch (alert.kind) {
    case 'draw':
      return NO_FACTS
    case 'jackpot': {
      const { jackpot, drawsAt } = alert.facts
      const { id, name, threshold } = jackpots.find(it => it.id === jackpot)!
      return { ...NO_FACTS, jackpots: [{ id, name, threshold, drawsAt, heardAt }] }
    }
    case 'money':
      return { ...NO_FACTS, topUps: [{ reference: alert.facts.reference, heardAt }] }
    case 'result': {
      const { game, ticket, begins, number, ends, ...outcome } = alert.facts
      const lotteryType = offeredGames.find(it => it.id === game)?.lotteryType ?? ''
      const own = { lotteryType, ...(ticket ? { ticket } : {}) }
      if (begins !== undefined && number !== undefined) {
        const { drawsAt: at, tickets } = outcome
        return { ...NO_FACTS, kickOffs: [{ ...own, number, begins, at, tickets }] }
      }
      // A draw may end a day late, or not happen: that is news from then on.
      const drawsAt = Math.max(outcome.drawsAt, heardAt)
      return { ...NO_FACTS, outcomes: [{ ...outcome, ...own, drawsAt, heardAt, ...(ends ? { ends } : {}) }] }
    }
  }
}

const withdrawalWords = {
  paid: { title: 'Your withdrawal was paid', body: `Open ${brand.name} to see the bank’s trace number.` },
  returned: {
    title: 'Your withdrawal came back',
    body: `Open ${brand.name} to see why. The money is in your winnings.`,
  },
}

const takenBackWords = {
  gone: {
    title: 'Your bank took a payment back',
    body: `Open ${brand.name} to see which, and what became of your ${wallets.play}.`,
  },
  back: { title: 'Your bank gave a payment back', body: `It counts again. Open ${brand.name} to see it.` },
}

const documentWords = {
  needed: {
    title: 'Please send your document',
    body: `Open ${brand.name} to see which. Your withdrawal waits for it.`,
  },
  refused: {
    title: 'Please send your document again',
    body: `Open ${brand.name} to see why. Your withdrawal waits for it.`,
  },
}

const itemWords = {
  won: { title: 'You won an item', body: `Open ${brand.name} to say where it goes, or take the money.` },
  sent: { title: 'Your item is on its way', body: `Open ${brand.name} to see who brings it.` },
  reminder: {
    title: 'Your item is waiting for you',
    body: `Open ${brand.name} to say where it goes, or take the money.`,
  },
  cash: { title: 'Your item was paid out', body: 'Its cash alternative is in your winnings.' },
  refunded: {
    title: 'Your bid came back',
    body: 'The item did not come to a draw. Your stake is back, and your free line stays.',
  },
}

const jackpotWords = (won: string) => ({
  title: `You won the ${jackpots.find(it => it.id === won)!.name}`,
  body: `It is in your ${wallets.winnings}. Open ${brand.name} to see it.`,
})

const ORDERS = '/profile-settings/standing-orders'

const orderWords = {
  paused: { title: 'A standing order is paused', body: `Open ${brand.name} to see why.`, url: ORDERS },
  ended: {
    title: 'A standing order has ended',
    body: `Open ${brand.name} to see what it played.`,
    url: ORDERS,
  },
  month: {
    title: 'Your standing orders last month',
    body: `Open ${brand.name} to see what they staked and what came back.`,
    url: ORDERS,
  },
}

const GROUPS = '/profile-settings/group-tickets'

const groupWords = (until: Date) => ({
  paid: {
    title: 'A friend paid their share',
    body: `Open ${brand.name} to see who of your group ticket has paid.`,
    url: GROUPS,
  },
  short: {
    title: 'A share of your group ticket is not paid',
    body: `Without it every share goes back at ${formatTime(until.getTime())}. Open ${brand.name} to see who has not paid.`,
    url: GROUPS,
  },
  bought: {
    title: 'Your group ticket is bought',
    body: 'All shares are paid, and the ticket is in the draw.',
    url: GROUPS,
  },
  off: {
    title: 'Your group ticket was called off',
    // A member who is shut out got it in the winnings.
    body: `Your share came back. Open ${brand.name} to see why.`,
    url: GROUPS,
  },
})

const advanceBack = {
  title: 'A draw paid in advance was not bought',
  body: `Its money came back. Open ${brand.name} to see why.`,
  url: '/game-history',
}

const readyData = {
  title: 'The copy of your data is ready',
  body: `Open ${brand.name} to save it.`,
  url: '/profile-settings/your-data',
}

/** The free line of a bid has a result of its own. */
const lostItem = (bids: number) => ({
  body: `${lotteryName(awoof.lotteryType)}, ${plural(bids, 'bid')}: another bid won the item.`,
})

/** The plan words money that arrives; other money and lost items need words of their own. */
const inWords = (alert: AlertRow, planned: Alert): Alert => {
  if (alert.kind === 'result' && alert.facts.game === awoof.id)
    return { ...planned, ...lostItem(alert.facts.tickets) }
  if (alert.kind !== 'money') return planned
  const { withdrawal, takenBack, document, item, jackpot, ownData, order, group, advance } = alert.facts
  if (item) return { ...planned, ...itemWords[item] }
  if (jackpot) return { ...planned, ...jackpotWords(jackpot) }
  if (group) return { ...planned, ...groupWords(alert.until)[group] }
  if (advance) return { ...planned, ...advanceBack }
  if (order) return { ...planned, ...orderWords[order] }
  if (ownData) return { ...planned, ...readyData }
  if (document) return { ...planned, ...documentWords[document] }
  if (takenBack) return { ...planned, ...takenBackWords[takenBack] }
  return withdrawal ? { ...planned, ...withdrawalWords[withdrawal] } : planned
}

interface Verdict {
  /** Show this now. */
  send?: Alert
  /** Not before this instant, in ms. */
  wait?: number
  /** Why it is never sent. */
  drop?: 'gone' | 'late' | 'unwanted'
}

/** @param clock this node's, in ms; it may lag the database, which already considers the alert due */
export const whatToPush = ({ alert, device }: Claimed, clock: number): Verdict => {
  if (!alert || !device) return { drop: 'gone' }
  const now = Math.max(clock, alert.at.getTime())
  if (alert.until.getTime() <= now) return { drop: 'late' }
  if (alert.player_id !== null && alert.player_id !== device.here) return { drop: 'gone' }
  const settings = settingsOf(device)
  const wanted = {
    ...settings,
    kinds: settings.kinds.filter(kind => kind === alert.kind),
    games: settings.games.filter(game => alert.games?.includes(game) ?? true),
  }
  const planned = planAlerts(wanted, factsOf(alert), now).find(it => it.tag === alert.tag)
  if (!planned) return { drop: 'unwanted' }
  // A postponed alert may have run into quiet hours.
  const at = Math.max(planned.at, afterQuiet(settings.quiet, now))
  const until = Math.min(planned.until, alert.until.getTime())
  if (at <= now) return { send: { ...inWords(alert, planned), until } }
  const mayWait = ['result', 'money', 'jackpot'].includes(alert.kind)
  return mayWait && at < until ? { wait: at } : { drop: 'unwanted' }
}

/** What the verdict depends on if the alert goes to all followers; undefined if it is one player's own. */
const sameFor = ({ alert, alert_id: id, device }: Claimed): string | undefined => {
  if (!alert || !device || alert.player_id !== null) return undefined
  const { kinds, games, lead, quiet_from: from, quiet_to: to } = device
  return `${id} ${kinds.join()} ${games.join()} ${lead} ${from} ${to}`
}

/**
 * Caches verdicts for a second across devices with the same wishes: a draw's reminders differ in nothing else,
 * and everything they depend on changes on whole seconds.
 */
export const rememberVerdicts = (): typeof whatToPush => {
  const known = new Map<string, Verdict>()
  let second = -1
  return (it, now) => {
    const same = sameFor(it)
    if (same === undefined) return whatToPush(it, now)
    if (Math.floor(now / 1000) !== second) known.clear()
    second = Math.floor(now / 1000)
    const verdict = known.get(same) ?? whatToPush(it, now)
    known.set(same, verdict)
    return verdict
  }
}
