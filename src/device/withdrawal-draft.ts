// A withdrawal draft, per player, so that a reload halfway loses nothing. Removed when the player signs out.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { shelf } from '#src/lib/idb.ts'
import { readStored, writeStored } from '#src/lib/stored.ts'
import { bankAccount } from '#src/model/withdrawals.ts'
import { journal, type Spare } from './journal.ts'

const ms = v.pipe(v.number(), v.integer())

const draft = v.object({
  /** Naira as typed. */
  amount: v.pipe(v.string(), v.maxLength(20)),
  account: v.nullable(bankAccount),
  /** Also saves the account. */
  save: v.boolean(),
  /** Sent but not answered: while this is set, the draft must not change. */
  sent: v.nullable(
    v.object({
      key: v.pipe(v.string(), v.minLength(8), v.maxLength(255)),
      firstAt: ms,
      lastAt: ms,
      /** Ids of earlier withdrawals: none of them is this one. */
      before: v.array(v.string()),
    }),
  ),
})
export type WithdrawalDraft = v.InferOutput<typeof draft>
export type DraftAccount = NonNullable<WithdrawalDraft['account']>

export const emptyDraft = (): WithdrawalDraft => ({ amount: '', account: null, save: true, sent: null })

const NAME = `${brand.storagePrefix}withdrawal-draft`

const texts = v.fallback(v.record(v.string(), v.string()), {})
const inTab = () => v.parse(texts, readStored(NAME, 'sessionStorage'))

/**
 * If IndexedDB fails, a draft that was sent must outlive a reload: under another key it would be paid again. Not the spare
 * of spare.ts: sharing it makes the build join files, and three screens exceed their limit (129,129 bytes).
 */
const spare: Spare = {
  get: player => inTab()[player] ?? null,
  set: (player, text) => writeStored(NAME, { ...inTab(), [player]: text }, 'sessionStorage'),
  remove: player => {
    const { [player]: gone, ...others } = inTab()
    if (gone !== undefined) writeStored(NAME, others, 'sessionStorage')
  },
  entries: () => Object.entries(inTab()),
}

const drafts = journal<WithdrawalDraft>(shelf(NAME), draft, spare)

/** One tab at a time, if the browser has locks. */
const alone = async (work: () => Promise<boolean>): Promise<boolean> => {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  return locks ? locks.request(NAME, work) : work()
}

/** False if it was sent meanwhile, from another tab. @param key under which it may have been */
const putUnlessSent = (player: string, it: WithdrawalDraft, key?: string) =>
  alone(async () => {
    const open = (await drafts.get(player))?.sent
    const isFree = !open || open.key === key
    if (isFree) await drafts.put(player, it)
    return isFree
  })

export const draftBox = {
  get: async (player: string): Promise<WithdrawalDraft> => (await drafts.get(player)) ?? emptyDraft(),
  put: (player: string, it: WithdrawalDraft): Promise<boolean> => drafts.put(player, it),
  putUnlessSent,
  wipeAll: (): Promise<void> => drafts.wipe(),
}
