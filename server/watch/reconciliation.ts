import type { Db } from '#server/db/db.ts'
import { countDifferences, findReconciled } from '#server/db/queries/money/reconciliation.ts'
import type { MakeGauge } from './gauge.ts'

export const reconciliationFigures = (gauge: MakeGauge, db: Db) => {
  const open = gauge('book_differences', 'What a provider lists differently from us.', ['provider', 'kind'])
  const age = gauge('books_compared_age_seconds', 'Since the books of a provider were last compared.', [
    'provider',
  ])
  const failed = gauge('books_compared_failed', '1 where the last comparison could not be done.', [
    'provider',
  ])
  const balance = gauge('provider_balance_kobo', 'What we had there then.', ['provider'])
  return async (): Promise<void> => {
    open.reset()
    for (const { provider, kind, count } of await countDifferences(db)) open.set({ provider, kind }, count)
    for (const row of await findReconciled(db)) {
      const { provider } = row
      age.set({ provider }, row.age ?? 0)
      failed.set({ provider }, row.failed ? 1 : 0)
      if (row.balance !== null) balance.set({ provider }, row.balance)
    }
  }
}
