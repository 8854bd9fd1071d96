import { CLICK_VERSION, type CHOICES } from '#src/contract/players/own-data.ts'
import { endClickConsent, giveClickConsent, insertClick } from '#server/db/queries/accounts/clicks.ts'
import { findPlayer } from '#server/db/queries/accounts/players.ts'
import { addProvenAddress, forgetEmail } from '#server/db/queries/mail/newsletter.ts'
import { deleteTestimonials } from '#server/db/queries/money/testimonials.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

interface Choice {
  playerId: number
  about: (typeof CHOICES)[number]
  given: boolean
}

/**
 * The newsletter goes to the player's own address, which was proven before.
 * @throws Refusal bad-input without one, and for agreeing to a testimonial here
 */
export const chooseConsent = ({ db }: Service, { playerId, about, given }: Choice): Promise<void> =>
  db.tx(async tx => {
    if (about === 'clicks') {
      if (given) await giveClickConsent(tx, playerId, CLICK_VERSION)
      else await endClickConsent(tx, playerId)
      return
    }
    if (about === 'testimonial') {
      if (given) throw new Refusal('bad-input', { about: 'You agree to it where you write it' })
      await deleteTestimonials(tx, playerId)
      return
    }
    const email = (await findPlayer(tx, playerId))?.email
    if (!email) {
      if (given) throw new Refusal('bad-input', { about: 'Confirm your e-mail address first' })
      return
    }
    if (given) await addProvenAddress(tx, email)
    else await forgetEmail(tx, email)
  })

/** For a visitor who is not logged in, only the click is kept. */
export const noteClick = (
  { db }: Service,
  it: { playerId: number | undefined; clickId: string; page: string },
): Promise<void> =>
  db.tx(async tx => {
    if (it.playerId !== undefined) await giveClickConsent(tx, it.playerId, CLICK_VERSION)
    await insertClick(tx, { ...it, playerId: it.playerId ?? null })
  })
