import type { Db } from '#server/db/db.ts'
import type { Settings } from '#server/settings.ts'
import { paystackPayments } from './payments-paystack.ts'
import { sandboxPayments } from './payments-sandbox.ts'
import type { Payments } from './ports.ts'

/** The real provider where there is a key, the sandbox otherwise (production refuses it at the start). */
export const makePayments = (settings: Settings, db: Db): Payments =>
  settings.PAYSTACK_SECRET_KEY
    ? paystackPayments(settings.PAYSTACK_SECRET_KEY)
    : sandboxPayments(db, settings.PUBLIC_URL)
