// Nigerian Pidgin, by subject. Loaded only if chosen.
import { accountInPidgin } from './pcm/account.ts'
import { alertsInPidgin } from './pcm/alerts.ts'
import { chatsInPidgin } from './pcm/chats.ts'
import { awoofInPidgin } from './pcm/awoof.ts'
import { dashboardInPidgin } from './pcm/dashboard.ts'
import { drawInPidgin } from './pcm/draw.ts'
import { fundInPidgin } from './pcm/fund.ts'
import { gamesInPidgin } from './pcm/games.ts'
import { homeInPidgin } from './pcm/home.ts'
import { laterInPidgin } from './pcm/later.ts'
import { learnInPidgin } from './pcm/learn.ts'
import { ordersInPidgin } from './pcm/orders.ts'
import { pagesInPidgin } from './pcm/pages.ts'
import { ownDataInPidgin } from './pcm/own-data.ts'
import { phoneInPidgin } from './pcm/phone.ts'
import { playPayInPidgin } from './pcm/play-pay.ts'
import { playInPidgin } from './pcm/play.ts'
import { profileInPidgin } from './pcm/profile.ts'
import { referInPidgin } from './pcm/refer.ts'
import { saidInPidgin } from './pcm/said.ts'
import { saferPlayInPidgin } from './pcm/safer-play.ts'
import { resultsInPidgin } from './pcm/results.ts'
import { shellInPidgin } from './pcm/shell.ts'
import { syndicatesInPidgin } from './pcm/syndicates.ts'
import { soccerInPidgin } from './pcm/soccer.ts'
import { ticketInPidgin } from './pcm/ticket.ts'
import { uiInPidgin } from './pcm/ui.ts'
import { virtualInPidgin } from './pcm/virtual.ts'
import { withdrawalsInPidgin } from './pcm/withdrawals.ts'

export const pidgin = {
  ...homeInPidgin,
  ...pagesInPidgin,
  ...resultsInPidgin,
  ...dashboardInPidgin,
  ...gamesInPidgin,
  ...playInPidgin,
  ...playPayInPidgin,
  ...drawInPidgin,
  ...ticketInPidgin,
  ...accountInPidgin,
  ...shellInPidgin,
  ...uiInPidgin,
  ...withdrawalsInPidgin,
  ...referInPidgin,
  ...saferPlayInPidgin,
  ...profileInPidgin,
  ...ownDataInPidgin,
  ...ordersInPidgin,
  ...syndicatesInPidgin,
  ...fundInPidgin,
  ...learnInPidgin,
  ...laterInPidgin,
  ...phoneInPidgin,
  ...alertsInPidgin,
  ...soccerInPidgin,
  ...virtualInPidgin,
  ...chatsInPidgin,
  ...awoofInPidgin,
  ...saidInPidgin,
}
