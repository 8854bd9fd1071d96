// A lower limit counts at once; a higher one, or none, a day after it was asked for and with a second yes.
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import {
  addNote,
  askForLimit,
  confirmAsked,
  listLimits,
  lockSaferPlay,
  noteAnswered,
  setLimitNow,
  type LimitKind,
  type Period,
} from '#server/db/queries/safer-play/safer-play.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

interface ChangeLimit {
  playerId: number
  kind: LimitKind
  period: Period
  /** null: none */
  amount: Kobo | null
}

const current = async (tx: Tx, { playerId, kind, period }: Omit<ChangeLimit, 'amount'>) => {
  await lockSaferPlay(tx, playerId)
  return (await listLimits(tx, playerId)).find(it => it.kind === kind && it.period === period)!
}

const isHigher = (amount: Kobo | null, than: Kobo | null): boolean =>
  than !== null && (amount === null || amount > than)

/** @returns whether it counts from now on */
export const changeLimit = ({ db }: Service, it: ChangeLimit): Promise<boolean> =>
  db.tx(async tx => {
    const { playerId, kind, period, amount } = it
    const row = await current(tx, it)
    await noteAnswered(tx, playerId)
    const waits = isHigher(amount, row.amount)
    // Asking again does not restart the wait.
    if (waits && row.from && row.asked === amount) return false
    await (waits ? askForLimit(tx, playerId, it) : setLimitNow(tx, playerId, it))
    await addNote(tx, playerId, `${waits ? 'asks for' : 'sets'} ${kind} by ${period}: ${amount ?? 'none'}`)
    return !waits
  })

/** @throws Refusal limit-not-asked, limit-too-early */
export const confirmLimit = ({ db }: Service, it: Omit<ChangeLimit, 'amount'>): Promise<void> =>
  db.tx(async tx => {
    const { playerId, kind, period } = it
    const row = await current(tx, it)
    if (!row.from) throw new Refusal('limit-not-asked')
    if (!(await confirmAsked(tx, playerId, kind, period))) throw new Refusal('limit-too-early')
    await addNote(tx, playerId, `raises ${kind} by ${period}: ${row.asked ?? 'none'}`)
  })

export const declineLimits = ({ db }: Service, playerId: number): Promise<void> =>
  db.tx(async tx => {
    await noteAnswered(tx, playerId)
    await addNote(tx, playerId, 'wants no limits')
  })
