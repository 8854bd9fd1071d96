import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('reset', {
  $setANewPassword: 'Set a new password',
  $backToLogIn: 'Back to log in',
  $pleaseEnterYourPhone: 'Please enter your phone number to continue',
  $phoneNumber: 'Phone number',
  $sendCode: 'Send code',
  $ifThisNumberHas:
    'If this number has an account, a code is on its way to it. Enter it with your new password.',
  $otpCode: 'OTP code',
  $newPassword: 'New password',
  $atLeast8Characters: 'At least 8 characters',
  $confirmPassword: 'Confirm password',
  $setNewPassword: 'Set new password',
  $useAnotherNumber: 'Use another number',
})
