import { brand } from '#src/brand.ts'
import { grouped, plural } from '#src/lib/figures.ts'
import type { words as promises } from '#src/screens/pages/promise-words.ts'
import type { words as terms } from '#src/screens/pages/terms-head.ts'
import type { answers } from '#src/screens/pages/faq-words.ts'
import type { words as otherPrizes } from '#src/screens/pages/other-words.ts'
import type { words as pages } from '#src/screens/pages/words.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import * as cadence from '#src/lib/language/cadence.ts'

export const pagesInPidgin: {
  otherPrizes: typeof otherPrizes
  pages: typeof pages
  faq: (least: string) => typeof answers
  terms: typeof terms
  promises: typeof promises
} = {
  otherPrizes: {
    $soccerCash: 'Soccer cash',
    $scorePays: percent =>
      `One score dey pay your stake × ${percent}% ÷ im chance; for plenty scores we dey multiply the chances. So for virtual matches ${percent}% of stakes dey come back on average for every score, the ones wey dey come and the rare ones. For real matches e no dey pass ${percent}%, because nobody sabi their chances well well and we dey round am up. Each score dey show im chance and im prize before you pay.`,
    $example: (stake, chance, prize) =>
      `For example: ${stake} for score wey dey come once in ${chance} go pay ${prize}.`,
    $allRight: 'All the scores of one prediction must correct. If one no correct, nothing go come back.',
    $forms: (real, allIn, virtual) =>
      `Real matches: ${real} matches, plenty scores each. All-in: no pass ${allIn} matches, one score each. Virtual: no pass ${virtual} matches wey we form for one batch; we dey draw am from table wey we publish.`,
    $cap: most =>
      `No prediction dey pay pass ${most}, and e go small when the prize reserve small: the cap dey follow am, and you go see am before you pay. Scores wey the reserve no fit carry their prize again, we no go sell am.`,
    $void:
      'Match wey dem no play go comot, and the price of the others go count. If none count, your stake go come back.',
    $awoof: 'Awoof',
    $itemIsWon: hour =>
      `One of the numbers wey sell go win the item. Draw dey at ${hour} on the item day, with public round wey nobody fit choose. Your chance na your numbers out of the ones wey sell, and you go see am before you pay.`,
    $itemBack: (percent, most) =>
      `If every number sell, the item worth ${percent}% of wetin people pay; if few sell, e worth pass. Nobody fit stake pass ${most}% of im price.`,
    $itemRefund:
      'If numbers wey sell no reach to pay for the item, every stake go come back by itself and the free line go remain.',
    $itemCash: 'The winner go take the item or im cash, and we go talk how much before anybody pay.',
  },
  pages: {
    $about: name => `About ${name}`,
    $whatWeDo: 'Wetin we dey do',
    $youPickNumbersPay: cheapestTicket =>
      `You go pick numbers, pay from ${cheapestTicket}, and draw go decide. Batch dey close ${cadence.eachBatch}. The prizes no dey change and you go see them before you buy, the odds too. Wetin you win go enter your ${wallets.winnings} once we settle the draw.`,
    $weEarnWhatIs:
      'We dey keep wetin remain from the stakes after prizes, jackpots, tax and costs. On average, lottery dey pay back less than wetin enter, our own too. We dey show the average for every stake.',
    $licence: 'Licence',
    $prizesAndOdds: 'Prizes and odds',
    $questionsAndAnswers: 'Questions and answers',
    $contact: 'Talk to us',
    $callUs: 'Call us',
    $writeToUs: 'Write us',
    $aboutATicketPut:
      'Na about ticket? Put im game play ID for the mail. Na about payment? Put the reference. No ever send password, PIN or one-time code: we no dey ask for am.',
    $aComplaint: 'You get complaint?',
    $toTheRegulator:
      'Tell us first, with the game play ID or the reference. If we no settle am, you fit carry am go meet the people wey give us licence.',
    $theRegulatorIs: (regulator, contact) =>
      `Dem be the ${regulator}: ${contact}. You fit also go there first.`,
    $noCodeOnYour: 'Code no reach your phone?',
    $dial: 'Dial',
    $onThePhoneThat: 'for the phone wey you register with, then try again.',
    $yourQuestionIsNot: 'Your question no dey here?',
    $talkTo: name => `Talk to ${name}`,
    $knowTheGames: 'Sabi the games',
    $onSale: 'E dey for sale',
    $pickOfALine: (pick, of, stake) => `Pick ${pick} from ${of}. One line of ${stake}:`,
    $back: 'money back, ',
    $n1In: oneIn => `1 in ${oneIn}`,
    $aLineOf: stake => `One line of ${stake}`,
    $right: 'Correct',
    $pays: 'E dey pay',
    $oneLineIn: 'One line in',
    $cashback: 'cashback',
    $onAverageOfComes: (back, stake, percent, profit, nothing) =>
      `On average ${back} of ${stake} dey come back (${percent}). One line in ${profit} dey pay pass wetin e cost. ${nothing} of lines no dey give anything back.`,
    $everySunday: 'every Sunday',
    $onTheLastDay: 'for the last day of the month',
    $jackpots: 'Jackpots',
    $jackpotsComeOnTop: chance =>
      `Jackpot dey on top. Part of every stake dey enter three pools, and every ${chance} wey you stake na one chance for each. We dey draw a pool by 10pm and e no go pay pass im limit; wetin pass am go remain for the next draw.`,
    $drawnOfEveryStake: (drawn, share, threshold) =>
      `Draw: ${drawn}. ${share}% of every stake dey enter; e dey pay reach ${threshold}.`,
    $taxOfNetWinnings: percent =>
      `From net winnings, wey be wetin ticket pay minus wetin e cost, we dey remove ${percent}% tax. The tables dey show prize before tax.`,
    $playNow: 'Play now',
    $everythingIsFixedBefore: 'Everything don fix before you pay',
    $beforeABatchOpens:
      'Before batch open, we dey write im rules, when e go close and which public number go decide am. E dey enter one log wey we fit only add to. Other people, we call them witnesses, dey sign wetin they see, and your phone dey remember am too: nobody fit change anything make people no notice.',
    $youGetASigned: 'You go get signed receipt',
    $yourTicketComesWith:
      'Your ticket dey come with our signature. Your phone dey keep the first receipt as long as you dey logged in, and e go compare am with anything we show later. You fit download am too. If we ever deny or change ticket, the receipt go show everybody say we dey wrong, even for court.',
    $allTicketsAreSealed: 'We dey seal all tickets together',
    $whenTheBatchCloses:
      'When batch close, we dey fold all the tickets into one short code, the seal, and e dey enter the log sharp sharp. If anybody add, comot or change one ticket after, the code go different. If the seal no come out on time, no draw go happen and every stake go back.',
    $theChanceComesFrom: 'The luck dey come from outside',
    $onlyAfterThatA:
      'Na after that one public source wey them call randomness beacon go give im number. Universities and companies all over the world dey run am together, and every number carry signature. We no fit know am early, players no fit, and nothing of our own dey inside.',
    $yourPhoneDrawsAgain: 'Your phone dey draw am again',
    $thePublicNumberAnd:
      'The public number and the seal dey enter one public formula. Your phone dey do the same sum and e must get the same numbers. E dey work without network too.',
    $youCanAddUp: 'You fit add everybody join',
    $afterTheDrawThe:
      'After the draw, the lines of all tickets dey public, no names. Your phone fit load them, make the seal again and count who win and how much.',
    $howADrawIs: 'How we take prove draw',
    $maybeAGameHas:
      'Maybe one game don cheat you before: draw wey nobody see, ticket wey just stop to dey valid, winner wey nobody know. Promise no fit help you there. This one fit.',
    $aPracticeRunOf:
      'When this app dey run for practice, without real money, e dey use practice beacon, and e dey talk am everywhere e show.',
    $whatThisDoesNot:
      'Wetin this one no prove: say we dey pay, say our witnesses no dey work for us (each one dey talk who dey run am), or say the beacon people no join hand with us. And e no make you win more. E only make sure say your chance na the one wey we write down, and nobody own better pass am.',
    $pickNumbersFrom: (pick, of) => `You go pick ${pick} numbers from 1 to ${of}.`,
    $pickOrMonthly: (pick, of, monthly, years, once) =>
      `Pick ${pick} numbers from 1 to ${of}. If all ${pick} correct, e dey pay ${monthly} every month reach ${years} years, or ${once} one time.`,
    $chooseAmongLuckyNumbers: (pick, of) =>
      `Choose from the lucky numbers wey we give you, ${pick} numbers from 1 to ${of} for each.`,
    $callTheExactScores:
      'Predict the correct scores of matches, real or virtual. Scores wey no dey come often dey pay pass.',
    $bidASmallAmount: 'Bid small money for chance to get item. Nobody fit stake pass 5% of im price.',
    $allRightTheWinner: (pick, once, monthly, months) =>
      `If all ${pick} correct: the winner go choose ${once} one time or ${monthly} every month for ${months} months.`,
    $withLines: (pays, lines) => `${pays} for ${lines} lines`,
    $besidesItWinsAt: (cards, lines) =>
      `On top, e dey win ${cards} sharp sharp; for the ones wey dey middle, na the lower number own e dey win. This table na for ${lines} lines.`,
    $aLotteryFor: 'Lottery for Nigeria wey no dey beg you to trust am. You fit check every draw yourself.',
    $shortAnswers: 'Short answers. When na money matter, we dey talk am exact.',
    $whatOneLinePays:
      'Wetin one line dey pay, how many times e dey happen, and wetin a stake dey give back on average. No line, no player and no time of day get luck pass another.',
    $callOrWrite: 'Call or write. Na person go answer.',
  },
  faq: least => [
    [
      'How I go take start?',
      `Create account with Nigerian phone number. We go send you 6-digit code one time. Then top up your wallet, from ${least}, and buy ticket.`,
    ],
    [
      'The code no reach me. Wetin I go do?',
      `Wait one minute and ask for new one by SMS or voice call. You fit also dial ${brand.ussdCode} for the phone wey you register with.`,
    ],
    [
      'When the draw dey happen?',
      `Some games dey sell batch ${cadence.eachBatch}, and we dey draw am half a minute after e close; draw of the others dey ${cadence.fixedHours}, Lagos time.`,
    ],
    [
      'Network cut when I dey pay. I don pay?',
      'Open the app again. E go ask our service wetin happen to that payment and tell you: you buy am one time, or you no buy am at all. Nothing dey buy two times.',
    ],
    [
      'How I go take know say the draw no be lie?',
      'Open any result and press “Check this draw for your phone”. Your phone go draw the numbers again by itself. Your own tickets dey show six checks; ticket for real matches get im chances and the results where the others get randomness and numbers.',
    ],
    [
      'How I go take get wetin I win?',
      `Prize dey enter your ${wallets.winnings} the same time wey we settle the draw. You fit move am to your ${wallets.play} sharp sharp, or withdraw am to bank account wey carry your name: press “Collect money” for the menu.`,
    ],
    [
      'Wetin be cashback?',
      'If one number correct for Instant cashout line, e dey give back half of that line stake. E no reach wetin you pay, so we no dey call am win.',
    ],
    [
      'Who give una power to sell ticket?',
      (line, _, regulator, contact) =>
        `${line} Na their law dey for every ticket. If we no settle your complaint inside 7 days, you fit carry am go meet the ${regulator}: ${contact}.`,
    ],
    [
      'Una dey remove tax from prize?',
      (_, tax) =>
        tax === '0'
          ? 'No: the state wey give us licence no dey collect any for now.'
          : `Yes: ${tax}% of net winnings, wey be wetin the ticket pay minus wetin e cost. You go see am for the ticket, beside the prize and wetin we pay, and we dey pay am to the state.`,
    ],
    [
      'Una go need my NIN or my date of birth?',
      'Your date of birth, when you sign up: we no dey open account for person wey never reach 18. Your national identity number (NIN) only where the state wey give us licence talk say make we ask, before your first top-up. We dey lock both and nobody else dey see them.',
    ],
    [
      'How I go take complain?',
      (_, __, regulator, contact) =>
        `Call or write us with the game play ID or the reference. We go answer inside 7 days. If you no gree with the answer, or we no answer, you fit meet the ${regulator}: ${contact}.`,
    ],
    [
      'Why I no fit see other people phone numbers?',
      'We dey hide most of every number outside your own pages. Nobody suppose dey call person because e win.',
    ],
    [
      'I fit play without buying data every time?',
      'Yes. After the first visit, the app dey open without network: your tickets, their proof, the last results and your numbers dey there. To buy, you need network.',
    ],
    [
      'I dey play pass wetin I want. Wetin I go do?',
      `Stop for today, and talk to somebody. For Safer play inside the menu you fit set limits, take break or lock yourself out sharp sharp; wetin you don win na your own and you fit withdraw am. Our support (${brand.supportPhones[0]}) go help too.`,
    ],
  ],
  promises: {
    $title: 'Wetin we promise, as we count am',
    $lead:
      'Wetin we promise and how many times we keep am. Our service dey count am every night from the same book wey dey pay you.',
    $daysUntil: (days, day) => `The last ${plural(days, 'day')}, reach the end of ${day}.`,
    $nothingYet: 'We never count anything',
    $firstNight: 'We go count the first day for the night wey follow am. Come back tomorrow.',
    $noneYet: 'Nothing like this happen.',
    $ofKept: (kept, many, share) => `${grouped(kept)} from ${grouped(many)} (${share})`,
    $ticketsPaid: many => `${plural(many, 'ticket')} wey win`,
    $wasUp: share => `E dey work ${share} of the time`,
    $half: 'Half of dem inside',
    $most: '95 from 100 inside',
    $slowest: 'The one wey slow pass take',
    $draws: 'Draws wey happen on time',
    $drawsMean:
      'Draw dey on time if e happen inside one minute of im hour. The others come late, or e no fit happen and every stake go back.',
    $seals: 'Batches wey we seal on time',
    $sealsMean:
      'We seal am inside one minute after e close, before anybody fit know the numbers. After that, nobody fit add ticket.',
    $prizes: 'Prizes wey we don pay',
    $prizesMean: `From the hour of the draw till the money enter the ${wallets.winnings}. Wins for real matches and items no dey inside this figure.`,
    $withdrawals: 'Withdrawals wey reach bank',
    $withdrawalsMean:
      'From when you ask till the bank get am, with every waiting join, even our own check. The others come back to the wallet.',
    $cases: 'Withdrawals wey need person',
    $casesMean: 'Where payment get wahala, person look am. This na how many we don close.',
    $checks: 'Times wey we check our books and e correct',
    $checksMean:
      'Each check dey add up wallets and payments. If one find fault, we stop all sales till we repair am.',
    $minutes: 'Our service dey work',
    $minutesMean: 'Minutes wey e fit sell, draw and pay. E no talk anything about your network.',
    $dayByDay: 'How each day be',
    $allKept: 'We keep all our promise',
    $lateDraws: many => `${plural(many, 'draw')} late`,
    $lateSeals: many => `${plural(many, 'seal')} late`,
    $cameBack: many => `${plural(many, 'withdrawal')} come back`,
    $stillOpen: many => `we still dey look ${plural(many, 'payment')}`,
    $foundAFault: many => `${plural(many, 'check')} find fault`,
    $minutesAway: many => `e no dey for ${plural(many, 'minute')}`,
    $proof: 'No just take our word for the draws: your phone fit check each one.',
    $checkADraw: 'Check one draw',
    $tellUs: 'Tell us wetin go wrong',
  },
  terms: {
    $terms: 'Terms',
    $privacyNotice: 'Privacy notice',
    $onlyEnglish: 'The terms dey only in English, because na the English one you agree to.',
  },
}
