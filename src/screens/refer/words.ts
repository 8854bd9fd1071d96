import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('refer', {
  $yourCode: 'Your code',
  $bringAFriend: 'Bring a friend, earn a bonus',
  $whatYouGet: (percent: number, most: string) =>
    `You get ${percent}% of your friend’s first top-up, ${most} at most, once for each friend.`,
  $shareTitle: (name: string) => `Play ${name} with me`,
  // One fixed text, also for the regulator: who earns what, and no promise of a win.
  $shareText: (name: string) =>
    `Play ${name} with me: you check every draw on your own phone. I get a bonus when you play. 18+ only.`,
  $howItWorks: 'How it works',
  $theySignUp: 'Your friend signs up with your link or code, and verifies their phone number.',
  $theyPlay: (stake: string) => `They top up and play ${stake} from their ${wallets.play}.`,
  $thenWeHold: (days: number, cardDays: number) =>
    `The bonus is held ${days} days (${cardDays} where they paid by card), then it is in your ${wallets.bonus}. It buys tickets.`,
  $whatDoesNotCount: 'What does not count',
  $onePhone:
    'You cannot invite yourself: a friend on your phone, bank account, card or old number earns you nothing. A top-up that the bank takes back does not count, nor do friends of your friends.',
  $paid: 'Paid to you',
  $onHold: 'On hold',
  $yourFriends: 'Your friends',
  $nobodyYet: 'Nobody yet',
  $sendYourLink: 'Send your link to a friend. You see here what became of it.',
  $hasNotVerified: 'Has not verified the phone number',
  $waitsForATopUp: 'Signed up, no top-up yet',
  $hasPlayed: (staked: string, stake: string) => `Has played ${staked} of ${stake}`,
  $inReview: 'Many of your friends came from one place. We look at this one before it counts',
  $comesOn: (date: string) => `On hold until ${date}`,
  $paidToYou: 'Paid',
  $refused: 'Not counted',
  $didAFriend: 'Did a friend invite you?',
  $enterTheirCode:
    'Enter their code before your first top-up. It costs you nothing: your friend gets a bonus.',
  $friendsCode: 'Friend’s code',
  $noteIt: 'Save this code',
})
