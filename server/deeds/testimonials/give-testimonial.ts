import { findOwnTestimonial, findUntold, insertTestimonial } from '#server/db/queries/money/testimonials.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/** @throws Refusal nothing-to-tell */
export const giveTestimonial = (
  { db }: Service,
  { playerId, text }: { playerId: number; text: string },
): Promise<void> =>
  db.tx(async tx => {
    // The answer was lost, and it is sent again.
    if ((await findOwnTestimonial(tx, playerId))?.text === text) return
    const withdrawalId = await findUntold(tx, playerId)
    const isKept = withdrawalId && (await insertTestimonial(tx, { withdrawalId, playerId, text }))
    if (!isKept) throw new Refusal('nothing-to-tell')
  })
