// What a page does once it is on the screen, in a file of its own so that nobody waits for it.
import { startLive } from './api/live.ts'
import { alertsAreOn } from './lib/alerts-on.ts'

export const startLate = (): void => {
  if (alertsAreOn()) void import('./screens/alerts/start-alerts.ts').then(it => it.startAlerts())
  setTimeout(() => void startLive(), 1_000)
}
