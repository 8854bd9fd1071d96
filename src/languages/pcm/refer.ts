import type { words as refer } from '#src/screens/refer/words.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const referInPidgin: { refer: typeof refer } = {
  refer: {
    $yourCode: 'Na your code be this',
    $bringAFriend: 'Bring your padi, collect bonus',
    $whatYouGet: (percent, most) =>
      `You go get ${percent}% of your padi first top-up, ${most} at most, one time for each padi.`,
    $shareTitle: name => `Come play ${name} with me`,
    $shareText: name =>
      `Come play ${name} with me: you go check every draw for your own phone. I go get bonus when you play. 18+ only.`,
    $howItWorks: 'How e dey work',
    $theySignUp: 'Your padi go register with your link or code, and verify the phone number.',
    $theyPlay: stake => `Dem go top up and play ${stake} from their ${wallets.play}.`,
    $thenWeHold: (days, cardDays) =>
      `We go hold the bonus ${days} days (${cardDays} if na card dem use pay), then e go enter your ${wallets.bonus}. E dey buy tickets.`,
    $whatDoesNotCount: 'Wetin no count',
    $onePhone:
      'You no fit invite yourself: one phone, one bank account, one card or number wey be your own before no go bring anything. Top up wey bank take back no count too. Wetin the padi of your padi do no count.',
    $paid: 'We don pay you',
    $onHold: 'We dey hold am',
    $yourFriends: 'Your padi dem',
    $nobodyYet: 'Nobody dey yet',
    $sendYourLink: 'Send your link give your padi. Na here you go see how e take go.',
    $hasNotVerified: 'Never verify the phone number',
    $waitsForATopUp: 'Don register, never top up',
    $hasPlayed: (staked, stake) => `Don play ${staked} of ${stake}`,
    $inReview: 'Plenty of your padi come from one place. We go check this one before e count',
    $comesOn: date => `We dey hold am till ${date}`,
    $paidToYou: 'We don pay am',
    $refused: 'E no count',
    $didAFriend: 'Na padi invite you?',
    $enterTheirCode:
      'Put their code before your first top-up. E no cost you anything: na your padi go get bonus.',
    $friendsCode: 'Code of your padi',
    $noteIt: 'Save the code',
  },
}
