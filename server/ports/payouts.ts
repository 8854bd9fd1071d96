import type { Db } from '#server/db/db.ts'
import type { Settings } from '#server/settings.ts'
import { paystackPayouts } from './payouts-paystack.ts'
import { sandboxPayouts } from './payouts-sandbox.ts'
import type { Payouts } from './ports.ts'

/** The real provider if there is a key, otherwise the sandbox (which production refuses at start). */
export const makePayouts = (settings: Settings, db: Db): Payouts[] =>
  settings.PAYSTACK_SECRET_KEY ? [paystackPayouts(settings.PAYSTACK_SECRET_KEY)] : [sandboxPayouts(db)]
