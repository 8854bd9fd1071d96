// A page’s own alerts, with its real parts, while alerts are turned off.
import { expect, test, vi } from 'vitest'
import type { User } from '#src/model/user.ts'
import { DAY, HOUR } from '#src/lib/lagos-time.ts'
import { openHiddenPage } from './hidden-page.ts'

const shown: string[] = []
const registration = { showNotification: async (title: string) => void shown.push(title) }
openHiddenPage(registration)

const { firstChoice } = await import('#src/alerts/first-choice.ts')
const { planHere } = await import('#src/alerts/kept-plan.ts')
const { startLocalAlerts } = await import('#src/alerts/local-alerts.ts')
const { saveChoice } = await import('#src/alerts/settings-store.ts')
const { enter, stopLoading } = await import('#src/api/session/session.ts')

const result = (title: string, at: number) => ({
  tag: `result-${title.replace(' ', '-')}`,
  kind: 'result' as const,
  title,
  body: 'Instant cashout, 1 ticket',
  url: '/game-history',
  at,
  until: at + DAY,
})

test('a result that waits when alerts are turned off is not told when they are turned on again', async () => {
  const now = Date.now()
  const titles = async () => (await planHere.read(now)).map(it => it.title)
  const choice = {
    on: true,
    settings: { ...firstChoice().settings, kinds: ['result' as const], quiet: null },
  }
  enter({ phoneNumber: '+2348031234567', playBalance: 0 } as User)
  stopLoading()
  await planHere.save([result('is due', now - HOUR), result('waits', now + HOUR)], now)
  await saveChoice(choice)
  await startLocalAlerts()
  await vi.waitFor(() => expect(shown).toEqual(['is due']), 20_000)
  expect(await titles()).toEqual(['is due', 'waits'])
  await saveChoice({ ...choice, on: false })
  await vi.waitFor(async () => expect(await titles()).toEqual([]), 20_000)
  vi.unstubAllGlobals()
})
