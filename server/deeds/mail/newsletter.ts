import { createHash } from 'node:crypto'
import {
  askAddress,
  confirmAddress,
  forgetAddress,
  insertIssue,
  queueIssue,
} from '#server/db/queries/mail/newsletter.ts'
import { beginTry } from '#server/deeds/accounts/backoff.ts'
import { queueMail } from '#server/db/queries/mail/outbox.ts'
import type { Db } from '#server/db/db.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'
import { readNewsletterLink, type LinkDeed } from './newsletter-links.ts'
import { WEEK } from '#server/lib/seconds.ts'

/** Questions from one place, to whatever addresses: anybody may give anybody's. */
const fromPlace = { free: 20, mostSeconds: 3_600 }

/**
 * Asks the address whether it wants the newsletter. Nobody is told whether it gets it already.
 * @throws Refusal too-many-tries
 */
export const subscribe = async (
  service: Service,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  await beginTry(service, { [`newsletter from ${address}`]: fromPlace })
  await service.db.tx(async tx => {
    const asked = await askAddress(tx, email)
    if (!asked) return
    const about = asked.toISOString()
    await queueMail(tx, { kind: 'newsletter-confirm', recipient: email, about, seconds: WEEK })
  })
}

/** @throws Refusal link-dead */
const idOf = ({ pepper }: Service, deed: LinkDeed, link: string): string => {
  const id = readNewsletterLink(pepper, deed, link)
  if (!id) throw new Refusal('link-dead')
  return id
}

/** @throws Refusal link-dead, also if it was asked for more than a week ago */
export const confirmNewsletter = async (service: Service, link: string): Promise<void> => {
  if (!(await confirmAddress(service.db, idOf(service, 'confirm', link)))) throw new Refusal('link-dead')
}

/** Forgets the address; a second time does no harm. @throws Refusal link-dead if the link is not ours */
export const leaveNewsletter = async (service: Service, link: string): Promise<void> => {
  await forgetAddress(service.db, idOf(service, 'leave', link))
}

/**
 * Queues a newsletter for everybody who has said yes. The same text never goes out twice.
 * @returns to how many; undefined if it was queued before
 */
export const queueNewsletter = (db: Db, subject: string, body: string): Promise<number | undefined> =>
  db.tx(async tx => {
    const id = createHash('sha256').update(`${subject}\n${body}`).digest('hex')
    return (await insertIssue(tx, { id, subject, body })) ? queueIssue(tx, id, WEEK) : undefined
  })
