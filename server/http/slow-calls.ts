// Calls that hash a password or wait for who sends the codes. They have gates of their own (gate.ts).
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

/** @param body as it was parsed; with a PIN in it whatever is asked hashes that first */
export const isSlowByNature = (call: Call, body: unknown): boolean =>
  slow.has(call) || (body as { transaction_pin?: unknown } | undefined)?.transaction_pin !== undefined
