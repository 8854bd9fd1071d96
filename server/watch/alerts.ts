import { findAlertFigures } from '#server/db/queries/alerts/alerts.ts'
import { figuresOf } from './gauge.ts'

export const alertFigures = figuresOf(findAlertFigures, {
  devices: ['push_devices', 'Devices that get alerts by push: those that have answered a challenge.'],
  waiting: ['alerts_waiting', 'Alerts for devices that are planned and not sent, over all nodes.'],
  late: ['alerts_late_seconds', 'How long the oldest of them has been due.'],
})
