import type { Db } from '#server/db/db.ts'
import type { Settings } from '#server/settings.ts'
import { paystackPayments } from './payments-paystack.ts'
import { sandboxPayments } from './payments-sandbox.ts'
import type { Payments } from './ports.ts'

/** The real provider if there is a key, otherwise the sandbox (which production refuses at start). */
export const makePayments = (settings: Settings, db: Db): Payments =>
  settings.PAYSTACK_SECRET_KEY
    ? paystackPayments(settings.PAYSTACK_SECRET_KEY)
    : sandboxPayments(db, settings.PUBLIC_URL)
