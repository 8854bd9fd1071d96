// What must hold after any fault: the ledger's invariants, a recomputed settlement, and everything
// acknowledged.
import type { Db } from '#server/db/db.ts'
import { asIs } from '#server/db/sql.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { checkSettlement } from '../support/settlement-checker.ts'
import type { Acknowledged } from './tell.ts'

const kept: Record<keyof Acknowledged, string> = {
  bought: `select 1 from ticket where id = it::uuid`,
  credited: `select 1 from top_up u join transfer t on t.kind = 'top_up' and t.cause = u.reference
    where u.reference = it and u.state = 'credited'`,
  moved: `select 1 from transfer where kind = split_part(it, ' ', 1) and cause = split_part(it, ' ', 2)`,
  settled: `select 1 from batch where id = it and state = 'settled'`,
}

const lostOf = async (db: Db, told: Acknowledged): Promise<string[]> => {
  const lost: string[] = []
  for (const [what, sql] of Object.entries(kept)) {
    const rows = await db.many<{ it: string }>`
      select it from unnest(${told[what as keyof Acknowledged]}::text[]) it where not exists (${asIs(sql)})`
    lost.push(...rows.map(row => `${what} ${row.it}`))
  }
  return lost
}

/** @param tax as in the settings */
export const look = async (db: Db, told: Acknowledged, tax: number) => ({
  broken: [...(await checkInvariants(db)), ...(await checkSettlement(db, tax))],
  lost: await lostOf(db, told),
})
