import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('playTogether', {
  $groupTicket: 'Group ticket',
  $whatItIs: `One ticket, each friend pays their own share. Yours is paid now, from your ${wallets.play}; then you get a link for each friend. The ticket is bought when all have paid. If that takes more than a day, every share comes back.`,
  $yourName: 'Your name',
  $yourShare: 'You pay',
  $friendName: (at: number) => `Friend ${at}: name`,
  $friendShare: (at: number) => `Friend ${at} pays`,
  $addAFriend: 'Add a friend',
  $takeOut: (at: number) => `Remove friend ${at}`,
  $adds: (cost: string) => `The shares make ${cost}: that is the ticket.`,
  $missing: (amount: string, cost: string) => `${amount} of ${cost} is still missing.`,
  $tooMuch: (amount: string, cost: string) => `That is ${amount} more than the ticket costs (${cost}).`,
  $enterAName: 'Enter a name',
  $anotherName: 'Give each friend a different name',
  $atLeast: (amount: string) => `Enter an amount, at least ${amount}`,
  $namesSeen:
    'Your friends see these names and shares. Anyone who opens a link sees your name, the name on it and its share. They cannot be changed later.',
  $payYours: (amount: string) => `Pay your ${amount} and invite`,
  $mayBePaid:
    'We do not know yet if your share was paid. Look at your group tickets, or press the button again: you pay only once.',
  $seeGroups: 'See your group tickets',
  $topUpFirst: `Your share must be in the ${wallets.play}: top up`,
})
