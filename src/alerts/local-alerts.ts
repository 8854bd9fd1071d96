// This page's local alerts: where their facts come from, and what makes the scheduler look again.
import { hashKey } from '@tanstack/react-query'
import { subscribe } from 'valtio/vanilla'
import { askTime } from '#src/api/clock.ts'
import { saferPlayQuery } from '#src/api/accounts/safer-play.ts'
import { jackpotsQuery } from '#src/api/front-page.ts'
import { newestTickets, ticketQuery } from '#src/api/games.ts'
import { onLive } from '#src/api/live/live.ts'
import { queryClient } from '#src/api/cache/query-client.ts'
import { newestTopUps, onTopUps, type TopUp } from '#src/api/wallet.ts'
import * as keys from '#src/api/keys.ts'
import { renew } from '#src/api/sending.ts'
import { reserveQuery } from '#src/api/reserve.ts'
import { lastSession, onSignedOut, session, sessionReady } from '#src/api/session/session.ts'
import { brand } from '#src/brand.ts'
import type { AlertSettings } from '#src/contract/alerts.ts'
import { everyGame } from '#src/games/every-game.ts'
import { games } from '#src/games/rules.ts'
import { predictionGames } from '#src/games/soccer-cash/games.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { MINUTE } from '#src/lib/lagos-time.ts'
import { serverNow } from '#src/lib/server-time.ts'
import { linesOf } from '#src/picks/rows.ts'
import { playStore } from '#src/play/store.ts'
import { virtualStore } from '#src/play/virtual-store.ts'
import { listTickets, saveTicket } from '#src/device/ticket-box.ts'
import { isKickOffTag, isPrivateTag, resultTag, type Alert } from './alert.ts'
import { aimsHere, type Unpaid } from './aims.ts'
import { arrivedTopUpsHere, type OwnTopUp } from './arrived-top-ups.ts'
import { createBarred, withoutCalls } from './barred.ts'
import { createFullJackpots } from './full-jackpots.ts'
import { createHeldGames } from './held-games.ts'
import { kickOffsOf, ticketsToAsk } from './kick-offs.ts'
import { planHere, planShelf } from './kept-plan.ts'
import { askToBeWoken } from './wake.ts'
import { startScheduler } from './local.ts'
import { createOutcomes } from './results/outcomes.ts'
import { ownTicket } from './results/own-ticket.ts'
import { planAlerts } from './plan.ts'
import { isQuiet } from './quiet.ts'
import { readSettings, watchSettings } from './settings-store.ts'
import { showOnce } from './show.ts'
import { shownHere } from './shown.ts'
import { listenToTaps } from './taps.ts'
import { unseenHere } from './unseen.ts'

const who = () => (session.isAuthenticated ? session.user?.phoneNumber : undefined)

/** Games with offered lines keep consents and offers, not picks: nothing to remind of. */
const picked = games.filter(({ offersLines }) => !offersLines)

/** All scores for virtual matches count as one line; in another batch they are different picks. */
const calledScores = async (): Promise<Unpaid[]> => {
  const { state, ready } = virtualStore()
  await ready
  const { batch, selectedVirtualScores: called } = state
  if (called.length === 0) return []
  const mark = [batch, ...called.map(({ match, score }) => `${match} ${score}`)].join(',')
  return [{ game: virtualSoccer, lines: 1, mark }]
}

const unpaid = async (): Promise<Unpaid[]> => {
  const stores = picked.map(playStore)
  await Promise.all(stores.map(({ ready }) => ready))
  const ofNumbers = stores
    .map(({ game, state }) => ({ game, lines: linesOf(state.picks) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ game, lines }) => ({ game, lines: lines.length, mark: lines.map(line => line.join()).join(' ') }))
  return [...ofNumbers, ...(await calledScores())]
}

const openOnMatches = async (player: string) =>
  (await listTickets(player)).flatMap(({ detail: { play, soccer }, asOf }) =>
    soccer && play.status === 'Pending'
      ? [{ id: play.slipId, lotteryType: play.lotteryType, matches: soccer.matches, asOf }]
      : [],
  )

const kickOffs = async (player: string, now: number, mayAsk: boolean) => {
  const open = await openOnMatches(player)
  const ids = mayAsk ? ticketsToAsk(open, now) : new Set<string>()
  for (const id of ids) {
    const detail = await queryClient.fetchQuery(ticketQuery(id)).catch(() => undefined)
    if (detail && who() === player) await saveTicket(player, detail, serverNow())
  }
  return kickOffsOf(ids.size > 0 ? await openOnMatches(player) : open)
}

/** False if the service does not answer, or somebody else is signed in. */
const learnTickets = async (player: string, since: number): Promise<boolean> => {
  const newest = await newestTickets().catch(() => undefined)
  const known = new Set((await listTickets(player)).map(({ detail }) => detail.play.slipId))
  for (const { slipId, status, date, item } of newest ?? []) {
    // The phone's idea of the service's time may be a little ahead.
    const isOld = status !== 'Pending' && Date.parse(date) < since - MINUTE
    if (item || isOld || known.has(slipId)) continue
    const detail = await queryClient.fetchQuery(ticketQuery(slipId)).catch(() => undefined)
    if (!detail || who() !== player) return false
    await saveTicket(player, detail, serverNow())
  }
  return newest !== undefined && who() === player
}

const outcomes = createOutcomes({
  kept: planShelf,
  learn: learnTickets,
  tickets: async player => (await listTickets(player)).map(({ detail }) => ownTicket(detail)),
  ask: async (player, id) => {
    const detail = await queryClient.fetchQuery(ticketQuery(id)).catch(() => undefined)
    if (!detail || who() !== player) return undefined
    if (detail.play.status !== 'Pending') void saveTicket(player, detail, serverNow())
    return ownTicket(detail)
  },
})

const ownTopUp = ({ reference, state, settledAt }: TopUp): OwnTopUp => ({
  reference,
  state,
  settledAt: settledAt === null ? null : Date.parse(settledAt),
})

const topUps = arrivedTopUpsHere(async player => {
  const newest = await newestTopUps().catch(() => undefined)
  return who() === player ? newest?.map(ownTopUp) : undefined
})

/** Undefined if money alerts are off. */
const holder = (isWanted: boolean) => {
  const player = who()
  return isWanted && player !== undefined ? { player, balance: session.user!.playBalance } : undefined
}

/** Hidden pages leave requests to the visible one, or to the first hidden one. */
let isFirst = false
const mayAsk = () => navigator.onLine && (isFirst || document.visibilityState === 'visible')

const jackpots = createFullJackpots(async () => (await queryClient.fetchQuery(jackpotsQuery())).rows)

const heldGames = createHeldGames(async () => {
  if (!navigator.onLine) return undefined
  return (await queryClient.fetchQuery({ ...reserveQuery(), staleTime: 0 }).catch(() => undefined))?.held
})

const { queryKey } = saferPlayQuery()
const barred = createBarred(planShelf, () => queryClient.fetchQuery(saferPlayQuery()).catch(() => undefined))

const planNow = async (settings: AlertSettings, now: number) => {
  const has = (kind: AlertSettings['kinds'][number]) => settings.kinds.includes(kind)
  const player = who()
  const told = await outcomes.read(has('result') ? player : undefined, now, mayAsk())
  const money = await topUps.read(holder(has('money')), now, mayAsk())
  const facts = {
    picks: has('picks') ? await aimsHere.of(await unpaid(), now) : [],
    outcomes: told.outcomes,
    kickOffs: player !== undefined && has('result') ? await kickOffs(player, now, mayAsk()) : [],
    jackpots: has('jackpot') ? await jackpots.read(now, mayAsk()) : [],
    topUps: money.topUps,
  }
  const held = await heldGames.read(planAlerts(settings, { ...facts, held: [] }, now), now)
  return {
    alerts: planAlerts(settings, { ...facts, held }, now),
    lookAt: Math.min(told.lookAt, money.lookAt),
  }
}

/** False for results of a game that is no longer followed. */
const isFollowed = ({ games: followed }: AlertSettings, tag: string): boolean => {
  const game = [...everyGame, ...predictionGames].find(it => tag.startsWith(resultTag(it.batchPrefix)))
  return !game || followed.includes(game.lotteryType)
}

const waits =
  (settings: AlertSettings, alerts: readonly Alert[]) =>
  ({ kind, tag }: Alert) =>
    (kind === 'result' || kind === 'money') &&
    // Kick-offs are replanned each time: one missing now was postponed.
    !isKickOffTag(tag) &&
    settings.kinds.includes(kind) &&
    isFollowed(settings, tag) &&
    !alerts.some(it => it.tag === tag)

let reminders: string[] = []

/** Closes this page's reminders of picks that have been paid, dropped or come too late since. */
const closeReminders = async (alerts: readonly Alert[]) => {
  const before = reminders
  reminders = alerts.filter(({ kind }) => kind === 'picks').map(({ tag }) => tag)
  const gone = before.filter(tag => !reminders.includes(tag))
  if (gone.length === 0) return
  const registration = await navigator.serviceWorker.ready
  for (const it of await registration.getNotifications()) if (gone.includes(it.tag)) it.close()
}

const plan = async (now: number) => {
  const wanted = await readSettings()
  const isAllowed = globalThis.Notification?.permission === 'granted'
  if (!wanted || !isAllowed) {
    // If turned on again, nothing of the old plan is shown.
    await Promise.all([planHere.save([], now), outcomes.forget(), topUps.forget()])
    return { alerts: [], lookAt: Number.POSITIVE_INFINITY }
  }
  const player = who()
  const settings = (await barred.holds(player, now, mayAsk())) ? withoutCalls(wanted) : wanted
  const { alerts, lookAt } = await planNow(settings, now)
  // What was waiting for the end of quiet hours when the last page closed.
  const waited = player === undefined ? [] : (await planHere.read(now)).filter(waits(settings, alerts))
  // Somebody signed in or out meanwhile: this plan is another player's.
  if (who() !== player) return { alerts: [], lookAt: now }
  const all = [...alerts, ...waited]
  await closeReminders(all)
  await planHere.save(all, now)
  // What fell due before quiet hours and was not shown waits too, until they end or it expires.
  return { alerts: isQuiet(settings.quiet, now) ? all.filter(({ at }) => at > now) : all, lookAt }
}

const begin = async () => {
  const registration = await navigator.serviceWorker.ready
  await sessionReady()
  void navigator.locks?.request(`${brand.storagePrefix}alerts-first`, () => {
    isFirst = true
    return new Promise<never>(() => {})
  })
  listenToTaps(navigator.serviceWorker, () => void renew(keys.tickets))
  void askToBeWoken(registration).catch(() => undefined)
  const desk = { board: registration, shown: shownHere, unseen: unseenHere }
  const scheduler = startScheduler({
    now: serverNow,
    wall: Date.now,
    elapsed: () => performance.now(),
    askTime,
    wait: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    plan,
    offer: (alert, now) => showOnce(alert, desk, now),
  })
  for (const { state } of [...picked.map(playStore), virtualStore()]) subscribe(state, scheduler.check)
  subscribe(session, scheduler.check)
  for (const event of ['pageshow', 'online']) addEventListener(event, scheduler.check)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') scheduler.check()
  })
  onTopUps(heard => {
    if (topUps.note(heard.map(ownTopUp), serverNow())) scheduler.check()
  })
  onLive(event => {
    // After a long silence the service only says that much has happened, perhaps also to this player's tickets.
    if (event.kind === 'hello' ? event.complete : !('tickets' in event)) return
    outcomes.hear()
    scheduler.check()
  })
  watchSettings(scheduler.startOver)
  // A break or an exclusion that was just set or read on this page.
  queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const state = event.query.queryHash === hashKey(queryKey) && queryClient.getQueryData(queryKey)
    if (state) void barred.note(state).then(isNews => isNews && scheduler.check())
  })
  const closePrivate = async () => {
    for (const it of await registration.getNotifications()) if (isPrivateTag(it.tag)) it.close()
  }
  const forget = () =>
    Promise.all([
      closePrivate(),
      planHere.save([], serverNow()),
      outcomes.forget(),
      topUps.forget(),
      shownHere.forgetPrivate(),
      unseenHere.clear(),
    ])
  onSignedOut(forget)
  // The service ended the session before this page heard of it.
  if (lastSession.cutOff && who() === undefined) await forget()
}

let begun: Promise<void> | undefined

/** Once per page; shows nothing while alerts are off. */
export const startLocalAlerts = (): Promise<void> => (begun ??= begin())
