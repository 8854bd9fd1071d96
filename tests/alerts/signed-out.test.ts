// Which of a player's notifications a page, with its real parts, leaves on the phone once they are signed out.
import { expect, test, vi } from 'vitest'
import type { User } from '#src/model/user.ts'
import { openHiddenPage } from './hidden-page.ts'

let tags: string[] = []
const closing = (tag: string) => ({ tag, close: () => (tags = tags.filter(it => it !== tag)) })
const registration = { getNotifications: async () => tags.map(closing) }
openHiddenPage(registration)

const { startLocalAlerts } = await import('#src/alerts/local-alerts.ts')
const { shownHere } = await import('#src/alerts/shown.ts')
const { enter, signOutHere, stopLoading } = await import('#src/api/session/session.ts')

const shown = ['result-IC-20261120-0900', 'draw-20261120-10', 'money-4f2a', 'picks-IC-20261120-0905']

test('a session that the service ends, also before the page shows alerts, takes its results and money out of the notifications, as a log-out does §4.6', async () => {
  const now = Date.now()
  const isTold = async () => !(await shownHere.once({ tag: shown[0]!, until: now }, now, async () => true))
  tags = shown
  await isTold()
  signOutHere()
  stopLoading()
  await startLocalAlerts()
  await vi.waitFor(() => expect(tags).toEqual(['draw-20261120-10']), 20_000)
  expect(await isTold()).toBe(false)

  enter({ phoneNumber: '+2348031234567', playBalance: 0 } as User)
  tags = shown
  signOutHere(true)
  await vi.waitFor(() => expect(tags).toEqual(['draw-20261120-10']), 20_000)
  vi.unstubAllGlobals()
})
