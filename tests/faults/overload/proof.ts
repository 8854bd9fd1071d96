// After the load: repeats every payment by its key and checks what the database says about them all.
import type { Db } from '#server/db/db.ts'
import { checkInvariants } from '#server/ledger/invariants.ts'
import { checkSettlement } from '../../support/settlement-checker.ts'
import type { makeClient, Payment } from './load.ts'

const STAKE = 10_000 // kobo

/** Repeats each payment not answered with 200 until it gets a final answer. */
export const askAgain = async (
  client: ReturnType<typeof makeClient>,
  payments: readonly Payment[],
): Promise<Payment[]> => {
  const settled: Payment[] = []
  let left = payments.filter(it => it.status !== 200)
  while (left.length > 0) {
    const later: Payment[] = []
    // A few at a time: the rush is over.
    for (let at = 0; at < left.length; at += 8)
      await Promise.all(
        left.slice(at, at + 8).map(async it => {
          const { status } = await client.pay(it, it.key)
          const now = { ...it, status }
          if (status === 429 || status === 503 || status === 0) later.push(now)
          else settled.push(now)
        }),
      )
    left = later
  }
  return [...payments.filter(it => it.status === 200), ...settled]
}

/** One sentence per problem; none means all is well. @param funded kobo each player started with */
export const judge = async (
  db: Db,
  payments: readonly Payment[],
  funded: number,
  tax: number,
): Promise<string[]> => {
  const wrong = [...(await checkInvariants(db)), ...(await checkSettlement(db, tax))]
  const tickets = new Set((await db.many<{ id: string }>`select id from ticket`).map(row => row.id))
  const lost = payments.filter(it => it.status === 200 && !tickets.has(it.slipId))
  if (lost.length > 0) wrong.push(`${lost.length} tickets were acknowledged and are not there`)
  const unknown = payments.filter(it => it.status !== 200 && tickets.has(it.slipId))
  if (unknown.length > 0) wrong.push(`${unknown.length} payments were refused and have bought a ticket`)
  const paid = new Set(payments.map(it => it.slipId))
  const strange = [...tickets].filter(id => !paid.has(id))
  if (strange.length > 0) wrong.push(`${strange.length} tickets were bought by nobody`)
  const late = await db.many`
    select 1 from ticket t join batch b on b.id = t.batch_id
    where t.bought_at >= b.closes_at or t.bought_at < b.opens_at`
  if (late.length > 0) wrong.push(`${late.length} tickets were bought while their batch was not on sale`)
  const charged = await db.many`
    select 1 from account a where wallet = 'play' and player_id is not null
      and balance <> ${funded} - ${STAKE} * (select count(*) from ticket t where t.player_id = a.player_id)`
  if (charged.length > 0)
    wrong.push(`${charged.length} players were charged for another number of tickets than they have`)
  return wrong
}
