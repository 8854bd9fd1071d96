// Calls that hash a password or wait for the SMS provider. They have their own gates (gate.ts).
import * as account from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import { activatePhone, sendActivation } from '#src/contract/phone-check.ts'
import { createPin } from '#src/contract/pin.ts'

const slow = new Set<Call>([
  account.phoneLogin,
  account.emailLogin,
  account.onboardViaPhone,
  account.resendOnboardingOtp,
  account.verifyPhoneOtp,
  account.finishOnboarding,
  account.passwordReset,
  account.passwordResetConfirm,
  sendActivation,
  activatePhone,
  createPin,
])

/** @param body already parsed; any call with a PIN hashes it first */
export const isSlowByNature = (call: Call, body: unknown): boolean =>
  slow.has(call) || (body as { transaction_pin?: unknown } | undefined)?.transaction_pin !== undefined
