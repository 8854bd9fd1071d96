// Copies of players' data that were asked for. Safe on any number of nodes.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { CLICK_DAYS, EXPORT_DAYS } from '#src/contract/players/own-data.ts'
import { pickOf } from '#src/games/score-numbers.ts'
import { hangsOnMatches } from '#src/games/soccer-cash/games.ts'
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import { virtualSoccer } from '#src/games/soccer-cash/virtual/rules.ts'
import { MOST_VIRTUAL } from '#src/games/soccer-cash/virtual/teams.ts'
import { fromWords, lineOf } from '#src/picks/mask.ts'
import { insertMoneyAlert } from '#server/db/queries/alerts/alerts.ts'
import { everythingAbout } from '#server/db/queries/accounts/everything-about.ts'
import { forgetOldData, keepExport, takeWaitingExport } from '#server/db/queries/accounts/own-data.ts'
import { queueMailToPlayer } from '#server/db/queries/mail/outbox.ts'
import { ninOf } from '#server/deeds/safer-play/nin-of.ts'
import { seal } from '#server/keys/sealed.ts'
import { strictly, type Sweep } from '#server/lib/sweep.ts'
import type { Service } from '#server/service.ts'

/** The best quality takes seconds for a player with years of data. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

export const unpackExport = async (bytes: Uint8Array): Promise<string> =>
  (await unpack(bytes)).toString('utf8')

/** Numbers stand for scores of virtual matches; which teams meet is known of a batch. */
const scoresOf = (batch: unknown, numbers: readonly number[]): string =>
  typeof batch === 'string'
    ? calledIn(batch, numbers)
        .map(it => `${it.home} ${it.score} ${it.away}`)
        .join(', ')
    : numbers
        .map(number => pickOf({ mostGoals: MOST_VIRTUAL }, number))
        .map(({ match, score }) => `match ${match + 1}: ${score}`)
        .join(', ')

/** Lines are stored as bit masks, which nobody can read. Predictions of real matches have a table of their own. */
const readable = ({ masks, ...row }: Record<string, unknown>): Record<string, unknown> => {
  if (masks === undefined || hangsOnMatches(String(row.game))) return row
  const count = Number(row.lines)
  if (!Array.isArray(masks) || !(count > 0) || masks.length % count !== 0) return { ...row, masks }
  const lines = fromWords(masks as number[], count).map(lineOf)
  return row.game === virtualSoccer.id
    ? { ...row, scores: lines.map(line => scoresOf(row.batch_id, line)) }
    : { ...row, numbers: lines }
}

/** @returns whether one waited */
const makeOne = ({ jobs, pepper, ports: { clock } }: Service, sweep: Sweep): Promise<boolean> =>
  jobs.tx(async tx => {
    const asked = await takeWaitingExport(tx, sweep.failed)
    if (!asked) return false
    const { id, player_id: playerId } = asked
    sweep.takes(id)
    const found = await everythingAbout(tx, playerId)
    const nin = await ninOf(tx, pepper, playerId)
    if (nin) found.national_identity = found.national_identity!.map(row => ({ ...row, nin }))
    const data = Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, rows.map(readable)]))
    const record = {
      made_at: new Date(clock.now()).toISOString(),
      amounts: 'kobo (100 kobo are 1 naira)',
      times: 'UTC',
      data,
    }
    const bytes = await pack(JSON.stringify(record, null, 1), FAST)
    await keepExport(tx, id, seal(pepper, 'export', id, bytes), EXPORT_DAYS)
    await queueMailToPlayer(tx, playerId, {
      kind: 'own-data-ready',
      about: id,
      seconds: EXPORT_DAYS * 86_400,
    })
    await insertMoneyAlert(tx, { reference: id, playerId, ownData: 'ready' })
    return true
  })

export const makeExports = (service: Service, sweep = strictly): Promise<void> =>
  sweep.all(() => makeOne(service, sweep))

export const forgetData = ({ jobs }: Service): Promise<void> => jobs.tx(tx => forgetOldData(tx, CLICK_DAYS))
