import { Gauge, type Registry } from 'prom-client'
import type { Db } from '#server/db/db.ts'

export type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge

export const gaugesIn =
  (registry: Registry): MakeGauge =>
  (name, help, labelNames = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

/** One gauge for each figure that a query finds: its name, and what it says. */
export const figuresOf =
  <Name extends string>(
    find: (db: Db) => Promise<Record<Name, number>>,
    about: Record<NoInfer<Name>, readonly [string, string]>,
  ) =>
  (gauge: MakeGauge, db: Db) => {
    const gauges = Object.entries<readonly [string, string]>(about).map(
      ([figure, said]) => [figure as Name, gauge(...said)] as const,
    )
    return async (): Promise<void> => {
      const found = await find(db)
      for (const [figure, it] of gauges) it.set(found[figure])
    }
  }
