// Links of newsletters: they name no address, and only this service can have made them.
import { createHmac } from 'node:crypto'
import { leaveNewsletter } from '#src/contract/players/email.ts'
import { isSameText } from '#server/lib/same-text.ts'
import type { Service } from '#server/service.ts'

export type LinkDeed = 'confirm' | 'leave'

const sealOf = (pepper: Uint8Array, deed: LinkDeed, id: string): string =>
  createHmac('sha256', pepper).update(`newsletter ${deed}\0${id}`).digest('base64url')

/** Where a reader says yes or no, and where their mail program says no for them (RFC 8058). */
export const newsletterLinks = (
  { pepper, settings }: Pick<Service, 'pepper' | 'settings'>,
  id: string,
): Record<LinkDeed | 'leaveAtOnce', string> => {
  const base = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const link = (deed: LinkDeed) => `${id}.${sealOf(pepper, deed, id)}`
  return {
    confirm: `${base}/newsletter?confirm=${link('confirm')}`,
    leave: `${base}/newsletter?leave=${link('leave')}`,
    leaveAtOnce: `${base}${leaveNewsletter.path}?link=${link('leave')}`,
  }
}

/** The id of an address; undefined if the link is not ours. */
export const readNewsletterLink = (pepper: Uint8Array, deed: LinkDeed, given: string): string | undefined => {
  const [id = '', seal = ''] = given.split('.')
  return isSameText(sealOf(pepper, deed, id), seal) ? id : undefined
}
