import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('cashout', {
  $logInWithTo: (phone: string) => `Log in with ${phone} to take the money.`,
  $logIn: 'Log in',
  $youAreLoggedIn: (owner: string, phone: string) =>
    `You are logged in with ${owner}. Only the account of ${phone} can take this money: enter the card again with your own number.`,
  $putItIntoMy: `Put it into my ${wallets.winnings}`,
  $youCanMoveIt: `You can move it to your ${wallets.play}, or leave it there.`,
  $goToWallet: 'Go to wallet',
  $cashOutAScratch: 'Cash out a scratch card',
  $noScratchCardIs: 'No scratch card is waiting here. Enter yours: what it is worth then waits for an hour.',
  $yourScratchCardIs: 'Your scratch card is worth',
  $serialNumber: 'Serial number',
  $endsWith: (serialEnd: string) => `ends with ${serialEnd}`,
  $phoneNumber: 'Phone number',
  $waitsUntil: 'Waits until',
  $weDoNotKnow: 'We do not know yet if the card was paid. Press again: it is paid once.',
  $enterAnotherCard: 'Enter another card',
  $scratchOffThePin: 'Scratch off the PIN, and give the phone number of your account.',
  $checkTheCard: 'Check the card',
})
