import { formatDateTime } from '#src/lib/lagos-time.ts'
import { listEntries } from '#server/db/queries/operator/entries.ts'
import type { Command } from './place.ts'

export const log: Command = async ({ db }, many = '50') => {
  if (!/^[1-9]\d{0,3}$/.test(many)) throw new Error('Say how many: log 50')
  const rows = await listEntries(db, Number(many))
  const lines = rows.map(
    it => `${formatDateTime(it.at.getTime())}  ${it.who}: ${[it.command, ...it.words].join(' ')} (${it.why})`,
  )
  return lines.join('\n') || 'Nothing was done by command yet.'
}
