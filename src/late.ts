// What a page does once it is on the screen, in its own file so nothing waits for it.
import { subscribe } from 'valtio/vanilla'
import { watchClock } from './api/clock.ts'
import { onLive, startLive } from '#src/api/live/live.ts'
import { chatsWait } from './play/chats-waiting.ts'
import { tabPlayer } from './play/tab-player.ts'
import { firstAsks } from './api/asks.ts'
import { alertsAreOn } from './lib/alerts-on.ts'
import { ENDED_KEY } from './api/session/ended-key.ts'
import { keptInvite } from './api/session/kept-invite.ts'
import { lastSession, onSignedOut, session } from './api/session/session.ts'
import { currentToken } from './api/session/token.ts'
import { watchSession } from './api/session/watch-session.ts'
import { handOnFocus } from './ui/late/hand-on-focus.ts'
import { clockWatch } from './lib/server-time.ts'
import { LEFT_KEY, readStored, writeStored } from './lib/stored.ts'

/** Repeats log-outs that did not get through, whoever uses the phone now. */
const endSessions = () => {
  if (readStored(ENDED_KEY))
    void firstAsks()
      .then(it => it.askEnded())
      .catch(() => undefined)
}

/** Finishes wiping after a sign-out whose page was closed, or was offline without the file that wipes. */
const forgetWhoLeft = () => {
  const left = readStored(LEFT_KEY)
  if (left !== null && !currentToken())
    void import('./play/forget-player.ts').then(it => it.forgetPlayer(left === true)).catch(() => undefined)
}

const noteWhoLeft = (byPlayer: boolean) => {
  if (byPlayer || readStored(LEFT_KEY) === null) writeStored(LEFT_KEY, byPlayer)
}

const forgetOther = () => {
  const isOther = tabPlayer()
  const look = () => {
    // Not known yet, or not while offline.
    if (session.isLoading || (!session.user && currentToken())) return
    if (isOther(session.user?.phoneNumber))
      void import('./play/forget-player.ts').then(it => it.forgetShown()).catch(() => undefined)
  }
  subscribe(session, look)
  look()
}

const startAlertsIfOn = () => {
  if (alertsAreOn()) void import('./screens/alerts/start-alerts.ts').then(it => it.startAlerts())
}

export const startLate = (): void => {
  watchSession()
  handOnFocus()
  startAlertsIfOn()
  if (chatsWait()) void import('./screens/chats/send-waiting.ts').then(it => it.sendWaiting())
  if (keptInvite()) void import('./api/friends.ts').then(it => it.claimKeptInvite())
  onLive(event => {
    // Visitors meet the log only with the first draw they check: the checker is 150 KB.
    if (session.isAuthenticated && (event.kind === 'sealed' || event.kind === 'drawn'))
      void import('./screens/shell/watch-draws.ts').then(it => it.hearOfDraw(event.kind, event.batch))
  })
  setTimeout(() => {
    void startLive()
    void clockWatch.look?.()
  }, 1_000)
  watchClock()
  endSessions()
  onSignedOut(noteWhoLeft)
  // The service ended the session at the start, before this file was here.
  if (lastSession.cutOff) noteWhoLeft(false)
  forgetWhoLeft()
  forgetOther()
  // Switched on in another tab, which may be closed before this one.
  addEventListener('storage', startAlertsIfOn)
  addEventListener('online', () => {
    forgetWhoLeft()
    endSessions()
  })
}
