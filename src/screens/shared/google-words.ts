import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('google', {
  $or: 'or',
  $continueWithGoogle: 'Continue with Google',
  $signingIn: 'Signing in with Google',
  $cancelled: 'Signing in with Google was cancelled. Try again, or use your phone number',
  $begunElsewhere: 'That sign-in was begun in another browser or tab. Please begin again here',
  $yourPhoneNumber: 'Your phone number',
  $onceThenGoogle: 'Asked for once. From then on Google opens your account.',
  $iHaveAnAccount: 'I have an account already',
  $iHaveNone: 'I have no account yet',
  $numberHasAnAccount: 'This number has an account. Your password joins Google to it',
  $lastStep: 'Your number is verified. This is the last step.',
  $joinToYourAccount: 'Join Google to your account',
  $joinAndLogIn: 'Join and log in',
})
