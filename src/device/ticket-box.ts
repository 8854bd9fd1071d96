// A player's tickets with receipts and proofs, kept per account: they open and check offline.
import * as v from 'valibot'
import { brand } from '#src/brand.ts'
import { shelf, type Shelf } from '#src/lib/idb.ts'
import { firstReceipts, receiptKeyOf } from './first-receipts.ts'
import { journal } from './journal.ts'
import { keptTicket, type KeptDetail } from '#src/model/kept.ts'

const MOST = 200

const box = v.object({
  version: v.literal(1),
  player: v.string(),
  /** When the service said so, ms; shown as the age when offline. */
  asOf: v.number(),
  detail: keptTicket,
})
export type KeptTicket = v.InferOutput<typeof box>

const soldAt = ({ detail }: KeptTicket) => Date.parse(detail.play.date)

export const createTicketBox = (kept: Shelf, receipts: typeof firstReceipts) => {
  const tickets = journal<KeptTicket>(kept, box)

  const ofPlayer = async (player: string) => {
    const mine = (await tickets.list()).filter(({ record }) => record.player === player)
    return mine.sort((a, b) => soldAt(b.record) - soldAt(a.record))
  }
  const wipeWhere = async (is: (key: string) => boolean) => {
    const readable = (await tickets.list()).map(({ key }) => key)
    const all = await kept.entries().catch(() => [])
    for (const key of new Set([...readable, ...all.map(([key]) => key)]))
      if (is(key)) await tickets.remove(key)
  }

  return {
    /**
     * Keeps or updates a ticket, and its receipt if it is the first. Keeps the newest 200 per account. False
     * if the device cannot keep it.
     */
    saveTicket: async (player: string, detail: KeptDetail, asOf: number): Promise<boolean> => {
      const receipt = receipts.meet(receiptKeyOf(player, detail.play.slipId), detail.proof, asOf)
      const saved = await tickets.put(receiptKeyOf(player, detail.play.slipId), {
        version: 1,
        player,
        asOf,
        detail,
      })
      for (const { key } of (await ofPlayer(player)).slice(MOST)) await tickets.remove(key)
      await receipt
      return saved
    },
    getTicket: (player: string, id: string): Promise<KeptTicket | undefined> =>
      tickets.get(receiptKeyOf(player, id)),
    /** Newest first. */
    listTickets: async (player: string): Promise<KeptTicket[]> =>
      (await ofPlayer(player)).map(({ record }) => record),
    wipe: (player: string): Promise<void> => wipeWhere(key => key.startsWith(`${player}/`)),
    wipeAll: (): Promise<void> => wipeWhere(() => true),
  }
}

const ticketBox = createTicketBox(shelf(`${brand.storagePrefix}tickets`), firstReceipts)
export const { saveTicket, getTicket, listTickets, wipe, wipeAll } = ticketBox
