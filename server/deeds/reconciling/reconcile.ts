// Compares our providers' books with ours. It only reports; no money moves.
import { DAY, HOUR, lagosMidnight } from '#src/lib/lagos-time.ts'
import type { Kobo } from '#src/lib/money.ts'
import type { Tx } from '#server/db/db.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import {
  beginReconciliation,
  dropDifferences,
  dropSettled,
  endReconciliation,
  findComparedUntil,
  isReconciliationDue,
  keepDifferences,
  listOurPayments,
  listOurTransfers,
  lockReconciliation,
  type Difference,
} from '#server/db/queries/money/reconciliation.ts'
import { claimWebhook } from '#server/db/queries/money/top-ups.ts'
import { messageOf } from '#server/lib/why-failed.ts'
import { withoutQueries } from '#server/lib/without-queries.ts'
import type { Books } from '#server/ports/ports.ts'
import type { Service } from '#server/service.ts'
import { comparePayments, compareTransfers } from './compare-books.ts'

interface Place extends Pick<Service, 'db'> {
  ports: { books: readonly Books[] }
  log: { error(facts: object, words: string): void }
}

interface Span {
  from: Date
  until: Date
}

export interface Reconciled {
  provider: string
  differences: Difference[]
  payments: number
  transfers: number
  balance: Kobo | null
  /** Why it could not be done. */
  failure: string | null
}

/** Of payments that our books know. */
const OF_PAYMENTS = new Set(['payment-not-credited', 'payment-amount'])

const namesOf = (some: readonly { reference: string }[]) => some.map(it => it.reference)

const look = async (
  { db }: Place,
  books: Books,
  { from, until }: Span,
): Promise<Omit<Reconciled, 'failure'>> => {
  const payments = (await books.payments?.(from, until)) ?? []
  const transfers = await books.transfers(from, until)
  const balance = await books.balance()
  const provider = books.name
  const ourPayments = books.payments
    ? await listOurPayments(db, provider, from, until, namesOf(payments))
    : []
  const ourTransfers = await listOurTransfers(db, provider, from, until, namesOf(transfers))
  const differences = [
    ...comparePayments(payments, ourPayments),
    ...compareTransfers(transfers, ourTransfers),
  ]
  const looked = namesOf([...payments, ...transfers, ...ourPayments, ...ourTransfers])
  await db.tx(async tx => {
    await dropDifferences(
      tx,
      provider,
      looked,
      differences.map(it => `${it.kind} ${it.reference}`),
    )
    await dropSettled(tx, provider)
    await keepDifferences(tx, provider, differences)
    // A top-up given up days ago is no longer asked about, but may have been paid late.
    for (const { kind, reference } of differences)
      if (OF_PAYMENTS.has(kind)) await claimWebhook(tx, reference)
  })
  return { provider, differences, payments: payments.length, transfers: transfers.length, balance }
}

const reconcileOne = async (place: Place, books: Books, span: Span, id: number): Promise<Reconciled> => {
  const nothing = { provider: books.name, differences: [], payments: 0, transfers: 0, balance: null }
  const done = await look(place, books, span).then(
    found => ({ ...found, failure: null }),
    (error: Error) => ({ ...nothing, failure: withoutQueries(messageOf(error)) }),
  )
  await endReconciliation(place.db, id, done)
  const { failure, differences, provider } = done
  if (failure) place.log.error({ provider, failure }, 'the books of a provider could not be compared')
  if (differences.length > 0)
    place.log.error({ provider, differences }, 'the books of a provider differ from ours')
  return done
}

/** Now, for every provider. */
export const reconcile = async (place: Place, span: Span): Promise<Reconciled[]> => {
  const all: Reconciled[] = []
  for (const books of place.ports.books) {
    const id = await beginReconciliation(place.db, books.name, span.from, span.until)
    all.push(await reconcileOne(place, books, span, id))
  }
  return all
}

/** Lagos time, after the night's look at the whole ledger. */
const NIGHT = { from: 4 * HOUR, to: 7 * HOUR }
/** What is younger may still be under way. */
const SETTLED = 2 * HOUR

/**
 * From a day before the last one's end, to find what the provider listed late. At most two days, as on any night:
 * providers don't list unlimited rows.
 */
const nextSpan = async (tx: Tx, provider: string, end: number): Promise<Span> => {
  const compared = await findComparedUntil(tx, provider)
  const from = (compared?.getTime() ?? end - DAY) - DAY
  return { from: new Date(from), until: new Date(end - from < 3 * DAY ? end : from + 2 * DAY) }
}

const beginNext = async (tx: Tx, { name }: Books, end: number) => {
  const span = await nextSpan(tx, name, end)
  return { span, id: await beginReconciliation(tx, name, span.from, span.until) }
}

/** The last two days, and before them every day that was missed: once a night, on one of the nodes. */
export const reconcileAtNight = async (service: Service): Promise<void> => {
  const { db, ports } = service
  const now = await findClock(db)
  const midnight = lagosMidnight(now)
  const since = new Date(midnight + NIGHT.from)
  if (now < since.getTime() || now >= midnight + NIGHT.to) return
  const end = now - SETTLED
  for (const books of ports.books) {
    let next = await db.tx(async tx => {
      await lockReconciliation(tx)
      return (await isReconciliationDue(tx, books.name, since)) ? beginNext(tx, books, end) : undefined
    })
    while (next) {
      const { span, id } = next
      const { failure } = await reconcileOne(service, books, span, id)
      const isLast = failure !== null || span.until.getTime() >= end
      next = isLast ? undefined : await beginNext(db, books, end)
    }
  }
}
