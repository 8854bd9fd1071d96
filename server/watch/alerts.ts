import type { Db } from '#server/db/db.ts'
import { findAlertFigures } from '#server/db/queries/alerts/alerts.ts'
import type { MakeGauge } from './gauge.ts'

export const alertFigures = (gauge: MakeGauge, db: Db) => {
  const devices = gauge(
    'push_devices',
    'Devices that get alerts by push: those that have answered a challenge.',
  )
  const waiting = gauge('alerts_waiting', 'Alerts for devices that are planned and not sent, over all nodes.')
  const alertsLate = gauge('alerts_late_seconds', 'How long the oldest of them has been due.')
  return async (): Promise<void> => {
    const figures = await findAlertFigures(db)
    devices.set(figures.devices)
    waiting.set(figures.waiting)
    alertsLate.set(figures.late)
  }
}
