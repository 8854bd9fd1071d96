import * as contract from '#src/contract/players/testimonials.ts'
import { naira } from '#src/lib/money.ts'
import { maskPhone } from '#src/lib/phone.ts'
import { findOwnTestimonial, findUntold, listTestimonials } from '#server/db/queries/money/testimonials.ts'
import { giveTestimonial } from '#server/deeds/testimonials/give-testimonial.ts'
import type { Door } from '#server/http/door.ts'
import type { Service } from '#server/service.ts'

const SHOWN = 50

export const mountTestimonials = (door: Door, service: Service): void => {
  const { db } = service
  door.on(contract.listTestimonials, async () => ({
    results: (await listTestimonials(db, 'shown', SHOWN)).map(row => ({
      id: row.id,
      phone: maskPhone(row.phone),
      text: row.text,
      amount: naira(row.amount),
      bank: row.bank_name,
      seconds: Math.round(row.took / 1_000),
      date: row.at.toISOString(),
    })),
  }))
  door.on(contract.getOwnTestimonial, async ({ player: { playerId } }) => {
    const own = await findOwnTestimonial(db, playerId)
    return {
      may_write: (await findUntold(db, playerId)) !== undefined,
      own: own ? { text: own.text, state: own.state } : null,
    }
  })
  door.does(contract.giveTestimonial, 'give-testimonial', async ({ player: { playerId }, body }) => {
    await giveTestimonial(service, { playerId, text: body.text })
    return { message: 'Thank you. We read it, then it is shown' }
  })
}
