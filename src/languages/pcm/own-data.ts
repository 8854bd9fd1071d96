import { plural } from '#src/lib/figures.ts'
import type { words as ownData } from '#src/screens/own-data/words.ts'
import type { words as click } from '#src/ui/words/click.ts'

export const ownDataInPidgin: { ownData: typeof ownData; click: typeof click } = {
  ownData: {
    $aCopy: 'Copy of everything',
    $everythingWeKeep:
      'Everything wey we keep about you: who you be, your money, your tickets, your phones and wetin you gree to. E go be page wey you fit read, and JSON for another service.',
    $yourPassword: 'Your password',
    $askForACopy: 'Ask for copy',
    $isBeingMade: 'We dey make your copy. We go tell you by alert and e-mail when e ready.',
    $readyUntil: until => `E dey ready till ${until}. Na only you fit open am.`,
    $saveThePage: 'Save the page',
    $saveTheJson: 'Save the JSON',
    $saved: 'E don save with your downloads',
    $anotherCopy: 'Ask for newer copy',
    $whatYouAgreedTo: 'Wetin you gree to',
    $adult: '18+ text',
    $testimonial: 'Wetin you talk about one withdrawal',
    $clicks: 'Notes about adverts',
    $newsletter: 'Newsletter',
    $testimonialText: 'We dey show am with your hidden number, the money, the bank and the time e take.',
    $newsletterText: email => `News to ${email}. Every one get link wey go stop am.`,
    $confirmAnAddress: 'Confirm one e-mail address first, for Password, PIN and phone number.',
    $since: at => `You gree ${at}`,
    $version: version => `, text of ${version}`,
    $takenBack: at => `, you take am back ${at}`,
    $never: 'You never gree',
    $agree: 'I gree',
    $takeBack: 'Take am back',
    $onThisPhone: 'Cookies and storage',
    $noCookies: 'We no dey set cookies. Wetin the app keep for this phone dey listed there.',
    $seeWhatLies: 'See wetin dey this phone',
    $deleteAccount: 'Delete your account',
    $whatGoes: days =>
      `${plural(days, 'day')} after you ask, we go remove your name, nickname, number, e-mail, phones, bank accounts, delivery addresses and chat messages, and nobody fit log in again. Before then you fit take am back.`,
    $whatStays: years =>
      `Law say make we keep how money move and the tickets: dem go stay without your name. We go seal who you be, and where money and prizes go, for ${years} years. Wetin your friends call you for group ticket go stay inside am. Withdrawals and prizes wey dey road go keep their address till dem reach. Tickets wey dey wait, we go still draw and pay am; money for draws wey never reach go come back.`,
    $keepMyMoney: 'Keep wetin dey my wallets for me',
    $callUs: 'We go send you one number. Call us and talk am, and the money go enter your new account.',
    $withdrawFirst: balance =>
      `You get ${balance} for your wallets. You fit withdraw winnings first; to keep wetin remain, tick here.`,
    $willBeDeleted: at => `We go delete your account on ${at}.`,
    $itStays: 'Keep my account',
    $yesDelete: 'Delete my account',
  },
  click: {
    $mayWeNote: 'We fit note which advert bring you here?',
    $onlyTheAdvert: days =>
      `Na only the advert code, this page and the time, for ${days} days, and for nobody but us. You fit take am back for “Your data”. Anything wey you talk, everything here go still work.`,
    $yes: 'Yes',
    $no: 'No',
  },
}
