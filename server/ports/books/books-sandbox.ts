// The sandbox's own books: what its checkout and its bank have taken.
import type { Kobo } from '#src/lib/money.ts'
import type { Db } from '#server/db/db.ts'
import type { Books, ListedPayment, ListedTransfer } from '#server/ports/ports.ts'
import { sandboxPayouts } from '#server/ports/payouts-sandbox.ts'

const STATES = { succeeded: 'paid', reversed: 'back', refused: 'back' } as const

export const sandboxBooks = (db: Db): Books => ({
  name: 'sandbox',
  payments: (from, until) =>
    db.many<ListedPayment>`
      select p.reference, p.amount from sandbox_payment p left join top_up u on u.reference = p.reference
      where p.state = 'success' and coalesce(u.settled_at, u.created_at, ${from}) >= ${from}
        and coalesce(u.settled_at, u.created_at, ${from}) < ${until}`,
  transfers: async (from, until) => {
    const rows = await db.many<{ reference: string; amount: Kobo }>`
      select reference, amount from sandbox_transfer
      where created_at >= ${from} and created_at < ${until} and reference not like '% %'`
    const bank = sandboxPayouts(db)
    const listed: ListedTransfer[] = []
    for (const { reference, amount } of rows) {
      const { outcome } = await bank.verify(reference)
      listed.push({ reference, amount, state: STATES[outcome as keyof typeof STATES] ?? 'open' })
    }
    return listed
  },
  balance: async () => null,
})
