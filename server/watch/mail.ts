import type { Db } from '#server/db/db.ts'
import { findMailFigures } from '#server/db/queries/mail/outbox.ts'
import type { MakeGauge } from './gauge.ts'

export const mailFigures = (gauge: MakeGauge, db: Db) => {
  const waiting = gauge('mails_waiting', 'E-mails that are queued and not sent, by kind.', ['kind'])
  const late = gauge('mails_late_seconds', 'How long the oldest of them has waited, newsletters not counted.')
  const lost = gauge('mails_lost', 'E-mails of the last day that were refused, or could not be sent in time.')
  return async (): Promise<void> => {
    const rows = await findMailFigures(db)
    waiting.reset()
    for (const { kind, waiting: count } of rows) waiting.set({ kind }, count)
    late.set(Math.max(0, ...rows.filter(it => it.kind !== 'newsletter').map(it => it.late)))
    lost.set(rows.reduce((sum, it) => sum + it.lost, 0))
  }
}
