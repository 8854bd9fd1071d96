import { findOwnTestimonial, findUntold, insertTestimonial } from '#server/db/queries/money/testimonials.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** @throws Refusal nothing-to-tell */
export const giveTestimonial = (
  { db }: Service,
  { playerId, text }: { playerId: number; text: string },
): Promise<void> =>
  db.tx(async tx => {
    const before = await findOwnTestimonial(tx, playerId)
    const untold = await findUntold(tx, playerId)
    // The answer was lost, and it is sent again: nothing has been paid since.
    if (before?.text === text && !(untold && untold.paid_at > before.at)) return
    const isKept = untold && (await insertTestimonial(tx, { withdrawalId: untold.id, playerId, text }))
    if (!isKept) throw new Refusal('nothing-to-tell')
  })
