// The operator's command that compares the providers' books with ours and keeps the differences. It moves no money.
import { DAY, formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { findReconciled, listDifferences } from '#server/db/queries/money/reconciliation.ts'
import { reconcile, type Reconciled } from '#server/deeds/reconciling/reconcile.ts'
import type { Place } from './place.ts'

const USUAL_DAYS = 2
const MOST_DAYS = 90
const UNDER_WAY = 'What is younger than two hours may still be under way: compare again before you act on it.'

const line = ({ provider, failure, payments, transfers, balance }: Reconciled): string =>
  failure
    ? `${provider}: could not be compared: ${failure}`
    : `${provider}: ${payments} payments and ${transfers} transfers compared${balance === null ? '' : `, ${formatMoney(balance)} there`}`

/** @param days back from now */
export const reconcileNow = async ({ db, books }: Place, days = String(USUAL_DAYS)): Promise<string> => {
  if (!/^[1-9]\d?$/.test(days) || Number(days) > MOST_DAYS)
    throw new Error(`Say how many days back, up to ${MOST_DAYS}: reconcile ${USUAL_DAYS}`)
  if (!books?.length) throw new Error('Set the keys of the providers as the nodes have them.')
  // The command is one transaction, and a provider takes its time to list many pages.
  await db.exec('set local idle_in_transaction_session_timeout = 0')
  const now = await findClock(db)
  const span = { from: new Date(now - Number(days) * DAY), until: new Date(now) }
  // What is found is printed here and kept, so nothing has to be logged as well.
  const quiet = { error: () => undefined }
  const done = await reconcile({ db, ports: { books }, log: quiet }, span)
  const open = await listDifferences(db)
  // Compared by the nodes, which have keys that this shell lacks.
  const left = (await findReconciled(db)).filter(it => !done.some(({ provider }) => provider === it.provider))
  const isAll = left.length === 0 && done.every(it => it.failure === null)
  return [
    ...done.map(line),
    ...left.map(it => `${it.provider}: not compared: set its keys here too, as the nodes have them`),
    ...(isAll ? [] : ['Not everything was compared, so more may differ than is said here.']),
    open.length === 0 ? `Nothing ${isAll ? 'differs' : 'is known to differ'}.` : 'What differs:',
    ...open.map(
      it =>
        `  ${it.provider}  ${it.kind}  ${it.reference}, since ${formatDateTime(it.found_at.getTime())}: ${it.words}`,
    ),
    ...(open.length === 0 ? [] : [UNDER_WAY]),
  ].join('\n')
}
