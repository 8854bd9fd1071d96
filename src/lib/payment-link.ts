// Payment links come from outside: we open only our own pages and known checkout hosts.
import { addressFrom } from './address.ts'

const CHECKOUT_HOSTS = ['checkout.paystack.com', 'paystack.com']

/** The address to open, or undefined if the link leads anywhere else. */
export const safePaymentLink = (link: string, origin: string): string | undefined => {
  const url = addressFrom(link, origin)
  if (!url || url.username || url.password) return undefined
  if (url.origin === origin) return url.href
  return url.protocol === 'https:' && url.port === '' && CHECKOUT_HOSTS.includes(url.hostname)
    ? url.href
    : undefined
}

/** Opens the checkout in a new window, or in this tab if popups are blocked. */
export const openPaymentLink = (link: string): 'window' | 'tab' | 'refused' => {
  const safe = safePaymentLink(link, location.origin)
  if (!safe) return 'refused'
  // With `noopener`, window.open returns null even on success, so we clear the opener ourselves.
  const opened = window.open('', '_blank')
  if (!opened) {
    location.assign(safe)
    return 'tab'
  }
  opened.opener = null
  opened.location.replace(safe)
  return 'window'
}
