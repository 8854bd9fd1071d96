// The whole service as one Hono app, with no port and no globals.
import type { Context, Hono } from 'hono'
import { makeAnswering, refuse } from '#server/http/answering.ts'
import { headerOf, makeAddressOf, networkOf } from '#server/http/caller.ts'
import { makeWhoIs } from '#server/deeds/accounts/who-is.ts'
import { makeFront, orUnchanged, type Front } from '#server/http/front.ts'
import { makeRateLimits } from '#server/http/rate-limits.ts'
import { makeLive, type Live } from '#server/live/live.ts'
import { makeIsTrusted } from '#server/lib/peers.ts'
import { Refusal } from '#server/lib/refusal.ts'
import { mountAdvance } from '#server/routes/advance.ts'
import { mountAccount } from '#server/routes/account.ts'
import { mountGoogle } from '#server/routes/google.ts'
import { mountEmail } from '#server/routes/accounts/email.ts'
import { mountLogIn } from '#server/routes/log-in.ts'
import { mountSignUp } from '#server/routes/sign-up.ts'
import { mountStatistics } from '#server/routes/statistics.ts'
import { mountLicence } from '#server/routes/public/licence.ts'
import { mountPromises } from '#server/routes/public/promises.ts'
import { mountWinners } from '#server/routes/winners.ts'
import { mountAlerts } from '#server/routes/alerts.ts'
import { limitBody } from '#server/http/body.ts'
import { mountCheckout } from '#server/routes/sandbox/checkout.ts'
import { addressAsked, makeDoor, type Door } from '#server/http/door.ts'
import { mountChoices } from '#server/routes/choices.ts'
import { mountReserve } from '#server/routes/reserve.ts'
import { mountLive } from '#server/routes/live.ts'
import { mountJackpots } from '#server/routes/jackpots.ts'
import { mountLog } from '#server/routes/log.ts'
import { mountDraws } from '#server/routes/draws.ts'
import { mountOpenApi } from '#server/routes/openapi.ts'
import { mountOps } from '#server/routes/ops.ts'
import { mountPhone } from '#server/routes/phone.ts'
import { mountOffers } from '#server/routes/offers.ts'
import { mountIdentity } from '#server/routes/accounts/identity.ts'
import { mountPerson } from '#server/routes/accounts/person.ts'
import { mountSaferPlay } from '#server/routes/accounts/safer-play.ts'
import { mountOrders } from '#server/routes/accounts/orders.ts'
import { mountSyndicates } from '#server/routes/accounts/syndicates.ts'
import { mountPin } from '#server/routes/pin.ts'
import { mountConsent } from '#server/routes/consent.ts'
import { mountPayments } from '#server/routes/buying/payments.ts'
import { mountSlips } from '#server/routes/buying/slips.ts'
import { mountTickets } from '#server/routes/buying/tickets.ts'
import { makePublicAnswers } from '#server/http/public-answer.ts'
import { mountFriends } from '#server/routes/friends.ts'
import { mountResults } from '#server/routes/results.ts'
import { mountScratchCards } from '#server/routes/scratch-cards.ts'
import { mountSandboxGoogle } from '#server/routes/sandbox/google.ts'
import { mountSandboxInbox } from '#server/routes/sandbox/inbox.ts'
import { readWeb, serveWeb } from '#server/http/static.ts'
import { mountBids } from '#server/routes/items/bids.ts'
import { mountItems } from '#server/routes/items/items.ts'
import { mountPictures } from '#server/routes/items/pictures.ts'
import { mountItemPrizes } from '#server/routes/items/prizes.ts'
import { mountMatches } from '#server/routes/soccer/matches.ts'
import { mountPredictions } from '#server/routes/soccer/slips.ts'
import { mountChats } from '#server/routes/chats/chats.ts'
import { mountOwnData } from '#server/routes/accounts/own-data.ts'
import { mountTestimonials } from '#server/routes/testimonials.ts'
import { mountTopUps } from '#server/routes/top-ups.ts'
import { mountApprovals } from '#server/routes/providers/approvals.ts'
import { mountUssd } from '#server/routes/providers/ussd.ts'
import { mountVoice } from '#server/routes/providers/voice.ts'
import { mountWallet } from '#server/routes/wallet.ts'
import { mountWithdrawals } from '#server/routes/withdrawals.ts'
import { makeSecurityHeaders, tagOfPages } from '#server/http/security-headers.ts'
import type { Service } from './service.ts'
import { isProduction } from './settings.ts'

/** Each subject mounts its calls on the door. */
export const mounts: ((door: Door, service: Service) => void)[] = [
  mountSignUp,
  mountLogIn,
  mountGoogle,
  mountAccount,
  mountEmail,
  mountPin,
  mountSaferPlay,
  mountConsent,
  mountOffers,
  mountPhone,
  mountSlips,
  mountPayments,
  mountTickets,
  mountAdvance,
  mountOrders,
  mountSyndicates,
  mountWallet,
  mountTopUps,
  mountWithdrawals,
  mountIdentity,
  mountPerson,
  mountApprovals,
  mountVoice,
  mountUssd,
  mountDraws,
  mountJackpots,
  mountLog,
  mountReserve,
  mountChoices,
  mountScratchCards,
  mountFriends,
  mountTestimonials,
  mountChats,
  mountOwnData,
  mountResults,
  mountMatches,
  mountPredictions,
  mountItems,
  mountBids,
  mountItemPrizes,
  mountPictures,
  mountWinners,
  mountStatistics,
  mountPromises,
  mountLicence,
  mountAlerts,
]
export const sandboxMounts: ((door: Door, service: Service) => void)[] = [
  mountSandboxInbox,
  mountCheckout,
  mountSandboxGoogle,
]

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

/** The other methods a path answers to. Asked for every page and file: patterns are made once, when all is mounted. */
const makeMethodsOf = (hono: Hono) => {
  let known: { method: string; pattern: RegExp }[] | undefined
  return (path: string): string[] => {
    known ??= hono.routes
      .filter(({ method }) => method !== 'ALL')
      .map(route => ({ method: route.method, pattern: patternOf(route.path) }))
    return [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
  }
}

/**
 * Called by providers, from few addresses and with a secret or a signature: a limit would hold up what players paid. Not
 * Paystack's approvals, which have neither.
 */
const PROVIDERS = /^\/api\/(?:approvals\/monnify$|(?:ussd|voice|webhooks)\/)/

/** Stops a page on another site from using its visitors' addresses to send codes or subscribe others. */
const refuseStrangers = (context: Context): void => {
  const { req } = context
  if (req.method === 'GET' || req.method === 'HEAD') return
  if (!['same-origin', 'none'].includes(headerOf(context, 'sec-fetch-site') ?? 'none'))
    throw new Refusal('cross-site')
}

/** Peers whose X-Forwarded-For is ignored that the log names. */
const PEERS_TOLD = 5

export interface App {
  hono: Hono
  door: Door
  front: Front
  live: Live
}

export const createApp = (service: Service): App => {
  const { settings } = service
  const web = readWeb(settings.WEB_DIR)
  const always = makeSecurityHeaders()
  const tag = tagOfPages(always)
  const isTrusted = makeIsTrusted(settings.TRUSTED_PEERS)
  const told = new Set<string>()
  const addressOf = makeAddressOf(settings.TRUSTED_PROXIES, isTrusted, peer => {
    // Once per peer, and of a few: strangers send the header too.
    if (told.has(peer) || told.size === PEERS_TOLD) return
    told.add(peer)
    service.log.warn({ peer }, 'X-Forwarded-For is not believed, so all behind this peer are one caller')
  })
  const limits = makeRateLimits()
  const front = makeFront(service, always)
  const answering = makeAnswering(service, always, context => {
    const address = networkOf(addressOf(context))
    context.set('address', address)
    const { path } = context.req
    if (path.startsWith('/api/') && !PROVIDERS.test(path)) limits.takeAny(address)
    refuseStrangers(context)
    return limitBody(context)
  })
  const door = makeDoor(service, {
    whoIs: makeWhoIs(service.db),
    limits,
    answering,
    publicAnswers: makePublicAnswers(front),
  })
  const { hono } = door
  const methodsOf = makeMethodsOf(hono)

  hono.onError((error, context) =>
    answering('unknown', () => {
      throw error
    })(context),
  )
  hono.notFound(
    answering('/*', context => {
      const { req } = context
      const { path } = req
      const methods = methodsOf(path)
      if (methods.length > 0) return refuse(new Refusal('wrong-method'), { Allow: methods.join(', ') })
      const isOurs = /^\/(api|sandbox|healthz|readyz|metrics)(\/|$)/.test(path)
      const page = isOurs ? undefined : serveWeb(web, tag, context)
      if (!page) return refuse(new Refusal('not-found'))
      if (page.status !== 200) return page
      const encodings = page.headers.Vary && (req.header('accept-encoding') ?? '')
      front.keep(addressAsked(context), '/*', page, encodings)
      return orUnchanged(page, req.header('if-none-match'))
    }),
  )

  mountOps(door, service, { addressOf, isTrusted, front })
  for (const mount of mounts) mount(door, service)
  const live = makeLive(service)
  mountLive(door, service, live)
  if (!isProduction(settings)) for (const mount of sandboxMounts) mount(door, service)
  mountOpenApi(door, front)
  return { hono, door, front, live }
}
