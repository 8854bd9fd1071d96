import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('ownData', {
  $aCopy: 'A copy of everything',
  $everythingWeKeep:
    'Everything we keep about you: who you are, your money, your tickets, your devices and what you agreed to. As a page to read, and as JSON for another service.',
  $yourPassword: 'Your password',
  $askForACopy: 'Ask for a copy',
  $isBeingMade: 'Your copy is being made. We tell you by alert and e-mail when it is ready.',
  $readyUntil: (until: string) => `Ready until ${until}. Nobody but you can open it.`,
  $saveThePage: 'Save the page',
  $saveTheJson: 'Save the JSON',
  $saved: 'Saved with your downloads',
  $anotherCopy: 'Ask for a newer copy',
  $whatYouAgreedTo: 'What you agreed to',
  $adult: '18+ text',
  $testimonial: 'What you said about a withdrawal',
  $clicks: 'Notes about adverts',
  $newsletter: 'Newsletter',
  $testimonialText: 'It is shown with your masked number, the amount, the bank and the time it took.',
  $newsletterText: (email: string) => `News to ${email}. Each one has a link that ends it.`,
  $confirmAnAddress: 'Confirm an e-mail address first, under Password, PIN and phone number.',
  $since: (at: string) => `Agreed ${at}`,
  $version: (version: string) => `, text of ${version}`,
  $takenBack: (at: string) => `, taken back ${at}`,
  $never: 'Not agreed',
  $agree: 'Agree',
  $takeBack: 'Take it back',
  $onThisPhone: 'Cookies and storage',
  $noCookies: 'We set no cookies. What the app keeps on this phone is listed there.',
  $seeWhatLies: 'See what is kept on this phone',
  $deleteAccount: 'Delete your account',
  $whatGoes: (days: number) =>
    `${plural(days, 'day')} after you ask, your name, nickname, number, e-mail, devices, bank accounts, delivery addresses and chat messages are removed, and nobody can log in any more. Until then you can take it back.`,
  $whatStays: (years: number) =>
    `The law keeps the movements of money and the tickets: they stay without your name. Who you were, and where money and prizes went, is sealed for ${years} years. What friends called you in a group ticket stays in it. Withdrawals and prizes on their way keep their address until they arrive. Tickets that wait are still drawn and paid, and draws paid in advance given back.`,
  $keepMyMoney: 'Keep what is in my wallets for me',
  $callUs: 'We send you a number. Call us and say it, and the money goes to your new account.',
  $withdrawFirst: (balance: string) =>
    `You have ${balance} in your wallets. Winnings can be withdrawn first; to keep the rest, tick here.`,
  $willBeDeleted: (at: string) => `Your account will be deleted on ${at}.`,
  $itStays: 'Keep my account',
  $yesDelete: 'Delete my account',
})
