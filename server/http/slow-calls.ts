// Calls that hash a password, with gates of their own (gate.ts), or wait for the SMS provider or Google.
import * as account from '#src/contract/account.ts'
import type { Call } from '#src/contract/call.ts'
import * as google from '#src/contract/google.ts'
import * as email from '#src/contract/players/email.ts'
import { activatePhone, sendActivation } from '#src/contract/players/phone-check.ts'
import { askDeletion, askExport } from '#src/contract/players/own-data.ts'
import { verifyPhoneNumberUpdate } from '#src/contract/players/phone-change.ts'
import { askPinCode, createPin, resetPin } from '#src/contract/pin.ts'

const slow = new Set<Call>([
  account.phoneLogin,
  account.emailLogin,
  account.onboardViaPhone,
  account.resendOnboardingOtp,
  account.verifyPhoneOtp,
  account.finishOnboarding,
  account.passwordReset,
  account.passwordResetConfirm,
  verifyPhoneNumberUpdate,
  google.beginGoogle,
  google.exchangeGoogle,
  google.googleLogin,
  google.joinGoogle,
  google.linkGoogle,
  google.unlinkGoogle,
  email.createAccount,
  email.activateUser,
  email.resendActivationCode,
  email.giveEmail,
  email.confirmEmail,
  sendActivation,
  activatePhone,
  createPin,
  askPinCode,
  resetPin,
  askExport,
  askDeletion,
])

/** @param body already parsed; any call with a PIN hashes it first */
export const isSlowByNature = (call: Call, body: unknown): boolean =>
  slow.has(call) || (body as { transaction_pin?: unknown } | undefined)?.transaction_pin !== undefined
