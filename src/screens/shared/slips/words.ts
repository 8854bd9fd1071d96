import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('slips', {
  $cannotKeep: 'This phone cannot keep your picks. They last until this page is closed.',
  $shortId: 'Short ID',
  $slipId: (id: string) => `Game play ID ${id}`,
  $noNewTicket: 'No new ticket here',
  $ticketsThatYouBought: 'Tickets that you bought are in your game history.',
  $gameHistory: 'Game history',
  $createAccount: 'Create account',
  $logInToPay: 'Log in to pay',
})
