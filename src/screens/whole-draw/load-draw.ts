// Everything needed to redo a draw: everyone's tickets, page by page, and the log around its seal.
import { batchTickets, newestKeys, rulesQuery } from '#src/api/draws.ts'
import { queryClient } from '#src/api/cache/query-client.ts'
import { batchResultQuery } from '#src/api/results.ts'
import type { Batch, OpenTicket } from '#src/model/draws.ts'
import type { WholeDraw } from '#src/proof/whole-draw.ts'
import { loadStretch } from '#src/memory/log-stretch.ts'
import { sizesOf } from './sizes.ts'

interface Loading {
  /** From 0 to 1. */
  onProgress(done: number): void
}

const allTickets = async (id: string, onPage: (tickets: number) => void): Promise<OpenTicket[]> => {
  const all: OpenTicket[] = []
  for (;;) {
    const { total, tickets } = await batchTickets(id, all.length)
    all.push(...tickets)
    onPage(all.length)
    if (tickets.length === 0 || all.length >= total) return all
  }
}

const saidOf = async ({ id, state }: Batch): Promise<WholeDraw['said']> => {
  if (state !== 'settled') return null
  const { rows } = await queryClient.fetchQuery(batchResultQuery(id))
  return rows && { winners: rows.winners, amount: rows.amount }
}

/** @throws ApiError if the service cannot be reached */
export const loadDraw = async (batch: Batch, { onProgress }: Loading): Promise<WholeDraw> => {
  const { tickets: size, entries } = sizesOf(batch.head)
  const all = size + entries + 1
  const tickets = await allTickets(batch.id, count => onProgress(count / all))
  const log = await loadStretch(batch.head?.logged, count => onProgress((size + count) / all))
  const [{ rules }, { keyEntries }, said] = await Promise.all([
    queryClient.fetchQuery(rulesQuery(batch.commitment.rules)),
    newestKeys(),
    saidOf(batch),
  ])
  return { batch, rules, tickets, log, keyEntries, said }
}
