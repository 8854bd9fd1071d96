import type { Db } from '#server/db/db.ts'
import type { Settings } from '#server/settings.ts'
import { monnifyPayouts } from './payouts-monnify.ts'
import { paystackPayouts } from './payouts-paystack.ts'
import { sandboxPayouts } from './payouts-sandbox.ts'
import type { Payouts } from './ports.ts'

const monnify = (settings: Settings): Payouts[] => {
  const { MONNIFY_API_KEY: apiKey, MONNIFY_SECRET_KEY: secretKey, MONNIFY_ACCOUNT: account } = settings
  if (!apiKey || !secretKey || !account) return []
  return [monnifyPayouts({ apiKey, secretKey, account, url: settings.MONNIFY_URL }, Date.now)]
}

/**
 * The real providers that have keys, otherwise the sandbox (which production refuses at start). Their order here never
 * changes, because players choose from the first one's banks; who sends is chosen for each attempt.
 */
export const makePayouts = (settings: Settings, db: Db): Payouts[] =>
  settings.PAYSTACK_SECRET_KEY
    ? [paystackPayouts(settings.PAYSTACK_SECRET_KEY), ...monnify(settings)]
    : [sandboxPayouts(db)]
