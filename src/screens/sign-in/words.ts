import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('signIn', {
  $phoneNumber: 'Phone number',
  $eMail: 'E-mail',
  $welcomeBack: 'Welcome back',
  $yourTicketsAndYour: 'Your tickets and your money are where you left them.',
  $youWereLoggedOut: 'You were logged out: on another phone, by a new password, or after a long time.',
  $forgotPassword: 'Forgot password?',
  $createAccount: 'Create account',
  $password: 'Password',
  $logIn: 'Log in',
  $tooManyTries: (time: string) =>
    `Too many tries. Try again in ${time}. If you do not know your password, choose “Forgot password?”.`,
})
