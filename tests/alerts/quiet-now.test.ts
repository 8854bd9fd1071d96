// The alerts of a page opened in quiet hours, with its real parts.
import { expect, test, vi } from 'vitest'
import type { User } from '#src/model/user.ts'
import { DAY, HOUR, MINUTE, lagosMidnight } from '#src/lib/lagos-time.ts'
import { openHiddenPage } from './hidden-page.ts'

const shown: string[] = []
const registration = { showNotification: async (title: string) => void shown.push(title) }
openHiddenPage(registration)

const { firstChoice } = await import('#src/alerts/first-choice.ts')
const { planHere, planShelf } = await import('#src/alerts/kept-plan.ts')
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

const madeAt = async () => (await planShelf.get('plan')) ?? ''

test('what fell due before quiet hours, and was not shown, is not shown in them either, nor ever of a game no longer followed', async () => {
  const now = Date.now()
  const minute = Math.floor((now - lagosMidnight(now)) / MINUTE)
  const quiet = { from: (minute + 1_439) % 1_440, to: (minute + 10) % 1_440 }
  const { settings } = firstChoice()
  const games = settings.games.filter(it => it !== 'BANKER')
  expect(games.length).toBeLessThan(settings.games.length)
  const choice = { on: true, settings: { ...settings, kinds: ['result' as const], games, quiet } }
  enter({ phoneNumber: '+2348031234567', playBalance: 0 } as User)
  stopLoading()
  const ofBanker = { ...result('is left', now - HOUR), tag: 'result-BK-20261120-0900' }
  const waiting = [result('is due', now - HOUR), ofBanker]
  await planHere.save(waiting, now - HOUR)
  const before = await madeAt()
  await saveChoice(choice)
  await startLocalAlerts()
  await vi.waitFor(async () => expect(await madeAt()).not.toBe(before), 20_000)
  expect((await planHere.read(now)).map(it => it.title)).toEqual(['is due'])
  // The look that has kept the plan shows what is due right after.
  await new Promise(resolve => setImmediate(resolve))
  expect(shown).toEqual([])
  await saveChoice({ ...choice, settings: { ...choice.settings, quiet: null } })
  await vi.waitFor(() => expect(shown).toEqual(['is due']), 20_000)
  vi.unstubAllGlobals()
})
