// A payment link comes from outside: only our own pages and the known checkout hosts are ever opened.
import { addressFrom } from './address.ts'

const CHECKOUT_HOSTS = ['checkout.paystack.com', 'paystack.com']

/** The address to open, or undefined where the link leads anywhere else. */
export const safePaymentLink = (link: string, origin: string): string | undefined => {
  const url = addressFrom(link, origin)
  if (!url || url.username || url.password) return undefined
  if (url.origin === origin) return url.href
  return url.protocol === 'https:' && url.port === '' && CHECKOUT_HOSTS.includes(url.hostname)
    ? url.href
    : undefined
}

/** Opens the checkout in a new window; where the browser blocks windows, in this tab. */
export const openPaymentLink = (link: string): 'window' | 'tab' | 'refused' => {
  const safe = safePaymentLink(link, location.origin)
  if (!safe) return 'refused'
  // With `noopener` in its features window.open answers null even when it worked, so the tie is cut by hand.
  const opened = window.open('', '_blank')
  if (!opened) {
    location.assign(safe)
    return 'tab'
  }
  opened.opener = null
  opened.location.replace(safe)
  return 'window'
}
