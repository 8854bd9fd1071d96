import type { Db } from '#server/db/db.ts'
import { isProduction, type PlaceSettings } from '#server/settings.ts'
import { monnifyBooks } from './books-monnify.ts'
import { paystackBooks } from './books-paystack.ts'
import { sandboxBooks } from './books-sandbox.ts'
import type { Books } from '#server/ports/ports.ts'

/** Those of the providers that have keys; without any, a sandbox's own, and none in production. */
export const makeBooks = (settings: PlaceSettings, db: Db): Books[] => {
  const { PAYSTACK_SECRET_KEY: secret, MONNIFY_API_KEY: apiKey, MONNIFY_SECRET_KEY: secretKey } = settings
  const { MONNIFY_ACCOUNT: account, MONNIFY_URL: url } = settings
  if (!secret) return isProduction(settings) ? [] : [sandboxBooks(db)]
  const second = apiKey && secretKey && account ? [monnifyBooks({ apiKey, secretKey, account, url })] : []
  return [paystackBooks(secret), ...second]
}
