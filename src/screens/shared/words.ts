import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('invitation', {
  $join: 'Join',
  $playFrom: (cheapestTicket: string) => `Play from ${cheapestTicket}`,
  $lookRoundAsLong:
    'Look round as long as you like. A ticket needs a Nigerian mobile number and two minutes.',
  $logIn: 'Log in',
  $createAccount: 'Create account',
  $hideBalance: (name: string) => `Hide ${name} balance`,
  $showBalance: (name: string) => `Show ${name} balance`,
  $play: 'Play',
  $winnings: 'Winnings',
  $bonus: 'Bonus',
  $balance: (name: string | number) => `${name} balance`,
  $balance2: 'balance',
  $playBalance: 'Play balance',
  $withdrawal: 'Withdrawal',
  $topUp: 'Top up',
  $verifyYourNumber: 'Verify your number',
})
