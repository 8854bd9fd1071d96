// The operator's commands about jackpots and keys.
import { jackpots as known } from '#src/games/jackpots.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { acceptKey, listAcceptedKeys } from '#server/db/binding.ts'
import { listLastJackpots } from '#server/db/queries/draws/jackpots.ts'
import { balanceOf } from '#server/ledger/transfers.ts'
import type { Command } from './place.ts'

/** Each pool against what it may pay, and the draw that is on. */
export const jackpots: Command = async ({ db }) => {
  const draws = await listLastJackpots(db)
  const lines: string[] = []
  for (const { id, name, threshold } of known) {
    const pool = await balanceOf(db, `jackpot:${id}`)
    const draw = draws.find(it => it.jackpot === id)
    const next = draw
      ? `${draw.id} is ${draw.state}, drawn ${formatDateTime(draw.draws_at.getTime())}`
      : 'no draw yet'
    lines.push(`${name}: ${formatMoney(pool)} of ${formatMoney(threshold)}; ${next}`)
  }
  return lines.join('\n')
}

/** Their ids, which give nothing away. */
export const keys: Command = async ({ db }) => {
  const rows = await listAcceptedKeys(db)
  return (
    rows
      .map(it => `${it.setting} ${it.id}, accepted ${formatDateTime(it.accepted_at.getTime())}`)
      .join('\n') || 'No node has started with a key yet.'
  )
}

/** Only for settings that are in `database_key`. */
export const acceptKeyOf: Command = async ({ db }, setting = '', id = '') => {
  const known = await db.one`select 1 from database_key where setting = ${setting}`
  if (!known || !/^[0-9a-f]{16}$/.test(id))
    throw new Error('Say the setting and the id of its key, as a start that was refused has named them')
  await acceptKey(db, setting, id)
  return `Nodes with ${setting} ${id} start from now on.`
}
