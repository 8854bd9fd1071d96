import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('signIn', {
  $phoneNumber: 'Phone number',
  $eMail: 'E-mail',
  $welcomeBack: 'Welcome back',
  $yourTicketsAndYour: 'Your tickets and your money are where you left them.',
  $forgotPassword: 'Forgot password?',
  $createAccount: 'Create account',
  $password: 'Password',
  $logIn: 'Log in',
})
