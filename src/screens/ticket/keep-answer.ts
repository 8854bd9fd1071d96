import { heardOf } from '#src/lib/server-time.ts'
import { saveTicket } from '#src/device/ticket-box.ts'
import type { TicketDetail } from '#src/model/tickets.ts'

/**
 * Keeps the service's answer about a ticket under the time it was given: a page reopened within minutes finds it in the
 * cache, no newer than before.
 */
export const keepAnswer = async (playerKey: string, ticket: TicketDetail, dataUpdatedAt: number) => {
  const { batch } = ticket.proof
  const met = batch.head && import('#src/memory/memory-of.ts').then(it => it.meetHead(batch))
  await Promise.all([met?.catch(() => undefined), saveTicket(playerKey, ticket, heardOf(dataUpdatedAt))])
}
