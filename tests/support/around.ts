// A database whose statements a test counts, holds up or answers itself.
import type { Tx } from '#server/db/db.ts'
import type { Value } from '#server/db/sql.ts'

type Around = <T>(ask: () => Promise<T>, texts: TemplateStringsArray, values: readonly Value[]) => Promise<T>

export const around = (tx: Tx, it: Around): Tx => ({
  many: <Row>(texts: TemplateStringsArray, ...values: readonly Value[]) =>
    it(() => tx.many<Row>(texts, ...values), texts, values),
  one: <Row>(texts: TemplateStringsArray, ...values: readonly Value[]) =>
    it(() => tx.one<Row>(texts, ...values), texts, values),
  value: <T>(texts: TemplateStringsArray, ...values: readonly Value[]) =>
    it(() => tx.value<T>(texts, ...values), texts, values),
  values: <T>(texts: TemplateStringsArray, ...values: readonly Value[]) =>
    it(() => tx.values<T>(texts, ...values), texts, values),
  any: (texts, ...values) => it(() => tx.any(texts, ...values), texts, values),
  exec: sql => tx.exec(sql),
})
