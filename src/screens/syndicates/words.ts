import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('syndicates', {
  $noneYet: 'No group tickets',
  $howToMake:
    'Pick your numbers, look at the summary, and choose “Share this ticket with friends”. Each friend pays their own share.',
  $chooseAGame: 'Choose a game',
  $offline: 'You are offline. Shares that are paid stay paid; the rest needs the network.',
  $groupOf: (game: string) => `Group ticket: ${game}`,
  $waiting: 'Waiting for friends',
  $bought: 'Bought',
  $calledOff: 'Called off',
  $price: 'Price of the ticket',
  $potentialWinning: 'Potential winning of the ticket',
  $allPaidBy: 'All must pay by',
  $shares: 'Who pays what',
  $you: (name: string) => `${name} (you)`,
  $paid: 'paid',
  $notPaid: 'not paid yet',
  $inviteOne: (name: string, amount: string) => `Invite ${name}: ${amount}`,
  $oneLinkEach:
    'Each friend has a link of their own. Send it to that friend only: the first person to open it may pay the share.',
  $shareTitle: 'Our group ticket',
  $shareText: (name: string, game: string, amount: string) =>
    `${name}, play ${game} with me on one ticket. Your share is ${amount}. 18+ only.`,
  $callOff: 'Call it off',
  $callOffGives: `Every share that is paid goes back at once to the ${wallets.play} it came from.`,
  $callOffOf: (game: string) => `Call off the group ticket: ${game}`,
  $seeTheTicket: 'See the ticket',
  $youAreInvited: 'You are invited to a group ticket',
  $invitesYou: (from: string, name: string) => `${from} invites ${name} to share one ticket`,
  $yourShare: 'Your share',
  $logInFirst: 'Log in or create an account to join. 18+ only.',
  $howItGoes:
    'The ticket is bought when everybody has paid. If that takes more than a day, every share comes back.',
  $whichDraw: 'It is in the draw that is on sale when the last friend pays.',
  $splitRule:
    'What it wins, after tax, is split by the shares, to the kobo. A kobo that is left over goes to the largest remainder, of equal ones to the first in the list.',
  $payAndJoin: (amount: string) => `Pay ${amount} and join`,
  $fromPlayWallet: `From your ${wallets.play}.`,
  $topUpFirst: `Your share must be in the ${wallets.play}: top up`,
  $mayBePaid:
    'We do not know yet if your share was paid. Look at your group tickets, or press the button again: you pay only once.',
  $seeGroups: 'See your group tickets',
  $youAreIn: 'Your share of this ticket is paid.',
  $youAreInBought: 'Your share of this ticket is paid, and the ticket is bought.',
  $brokenLink: 'This invitation’s link is incomplete. Ask your friend to send it again.',
  $taken: 'This share has been paid already.',
  $over: 'This group ticket takes no more shares.',
  $wentBack: 'Every share that was paid went back.',
  $whyAsked: 'The person who made it called it off.',
  $whyLate: 'Not everybody paid within a day.',
  $whyRules: 'The rules of the game changed before everybody had paid.',
  $whyOther: 'It could not be bought as it stood.',
})
