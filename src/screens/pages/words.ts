import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import * as cadence from '#src/lib/language/cadence.ts'

export const words = inLanguage('pages', {
  $about: (name: string | number) => `About ${name}`,
  $whatWeDo: 'What we do',
  $youPickNumbersPay: (cheapestTicket: string) =>
    `You pick numbers, pay in naira from ${cheapestTicket}, and a draw decides. Batches close ${cadence.eachBatch}. Prizes are fixed and printed before you buy, and so are the odds. What you win is in your ${wallets.winnings} as soon as the draw is settled.`,
  $weEarnWhatIs:
    'We earn what is left of the stakes after prizes, jackpots, tax and costs. On average a lottery pays back less than it takes in, ours too. We show the average next to every stake.',
  $licence: 'Licence',
  $prizesAndOdds: 'Prizes and odds',
  $questionsAndAnswers: 'Questions and answers',
  $contact: 'Contact',
  $callUs: 'Call us',
  $writeToUs: 'Write to us',
  $aboutATicketPut:
    'About a ticket? Put its game play ID into the mail. About a payment? Put its reference. Never send a password, a PIN or a one-time code: we never ask for them.',
  $aComplaint: 'A complaint?',
  $toTheRegulator:
    'It is quickest to tell us first, with the game play ID or the reference. If we do not solve it, you can turn to those who license us.',
  $theRegulatorIs: (regulator: string, contact: string) =>
    `Those are the ${regulator}: ${contact}. You can also go there first.`,
  $noCodeOnYour: 'No code on your phone?',
  $dial: 'Dial',
  $onThePhoneThat: 'on the phone that you registered, then try again.',
  $yourQuestionIsNot: 'Your question is not here?',
  $talkTo: (name: string | number) => `Talk to ${name}`,
  $knowTheGames: 'Know the games',
  $onSale: 'On sale',
  $pickOfALine: (pick: number, of: number, stake: string) => `Pick ${pick} of ${of}. A line of ${stake}:`,
  $back: 'back, ',
  $n1In: (oneIn: string | number) => `1 in ${oneIn}`,
  $aLineOf: (stake: string) => `A line of ${stake}`,
  $right: 'Right',
  $pays: 'Pays',
  $oneLineIn: 'One line in',
  $cashback: 'cashback',
  $onAverageOfComes: (
    back: string | number,
    stake: string,
    percent: string | number,
    profit: string | number,
    nothing: string | number,
  ) =>
    `On average ${back} of ${stake} comes back (${percent}). One line in ${profit} pays more than it cost. ${nothing} of lines give nothing back.`,
  $everySunday: 'every Sunday',
  $onTheLastDay: 'on the last day of the month',
  $jackpots: 'Jackpots',
  $jackpotsComeOnTop: (chance: string) =>
    `Jackpots come on top. Part of every stake goes into three pools, and every ${chance} staked is one chance in each. A pool is drawn at 10pm and pays at most its limit; what is above stays for the next draw.`,
  $drawnOfEveryStake: (drawn: string | number, share: string | number, threshold: string) =>
    `Drawn ${drawn}. ${share}% of every stake goes in; it pays up to ${threshold}.`,
  $taxOfNetWinnings: (percent: string) =>
    `From net winnings, what a ticket pays less what it cost, ${percent}% tax is withheld. The tables show prizes before tax.`,
  $playNow: 'Play now',
  $everythingIsFixedBefore: 'Everything is fixed before you pay',
  $beforeABatchOpens:
    'Before a batch opens we write down its rules, when it closes and which public number will decide it. That goes into one log to which we can only add. Others, called witnesses, sign what they have seen of it, and your phone remembers it too: nothing in it can be changed without being noticed.',
  $youGetASigned: 'You get a signed receipt',
  $yourTicketComesWith:
    'Your ticket comes with our signature. Your phone keeps the first receipt until you log out, and holds against it whatever we show later. If we ever denied or changed a ticket, the receipt would prove us wrong to anybody, also in court.',
  $allTicketsAreSealed: 'All tickets are sealed together',
  $whenTheBatchCloses:
    'When the batch closes, all its tickets are folded into one short code, the seal, which goes into the log at once. Adding, removing or changing a single ticket afterwards would give another code. If the seal is not out in time, there is no draw and every stake goes back.',
  $theChanceComesFrom: 'The chance comes from outside',
  $onlyAfterThatA:
    'Only after that a public source called a randomness beacon gives its number. It is run by universities and companies around the world together, and each of its numbers carries a signature. Neither we nor any player can know it early, and nothing of ours is mixed into it.',
  $yourPhoneDrawsAgain: 'Your phone draws again',
  $thePublicNumberAnd:
    'The public number and the seal go through a public formula. Your phone does the same sum and has to come to the same numbers. It also works without a network.',
  $youCanAddUp: 'You can add up everybody',
  $afterTheDrawThe:
    'After the draw the lines of all tickets are public, without names. Your phone can load them, make the seal again and count winners and prizes.',
  $howADrawIs: 'How a draw is proven',
  $maybeAGameHas:
    'Maybe a game has cheated you before: a draw nobody could see, a ticket that was suddenly not valid, a winner nobody knew. Promises do not help against that. This does.',
  $aPracticeRunOf:
    'A practice run of this app, without real money, uses a practice beacon instead, and says so wherever it is shown.',
  $whatThisDoesNot:
    'What this does not prove: that we pay out, that our witnesses do not work for us (each says who runs it), or that the beacon’s members do not conspire with us. And it does not make winning more likely. It makes sure that your chance is the one we wrote down, and nobody’s is better.',
  $pickNumbersFrom: (pick: number, of: number) => `Pick ${pick} numbers from 1 to ${of}.`,
  $pickOrMonthly: (pick: number, of: number, monthly: string, years: number, once: string) =>
    `Pick ${pick} numbers from 1 to ${of}. All ${pick} right pay ${monthly} a month for up to ${years} years, or ${once} at once.`,
  $chooseAmongLuckyNumbers: (pick: number, of: number) =>
    `Choose among lucky numbers that are offered to you, ${pick} from 1 to ${of} on each.`,
  $callTheExactScores:
    'Predict the exact scores of matches, real or virtual. The rarer the scores, the more they pay.',
  $bidASmallAmount:
    'Bid a small amount for a chance at an item. No player can pay more than 5% of its price.',
  $allRightTheWinner: (pick: number, once: string | number, monthly: string, months: number) =>
    `All ${pick} right: the winner chooses between ${once} at once and ${monthly} a month for ${months} months.`,
  $withLines: (pays: string, lines: number) => `${pays} with ${lines} lines`,
  $besidesItWinsAt: (cards: string, lines: number) =>
    `Besides, it wins at once ${cards}; in between, what the next lower number wins. The table is that of ${lines} lines.`,
  $aLotteryFor: 'A lottery for Nigeria that does not ask you to trust it. You can check every draw yourself.',
  $shortAnswers: 'Short answers, and exact ones about money.',
  $whatOneLinePays:
    'What one line pays, how often it happens, and what a stake gives back on average. No line, no player and no time of day is luckier than another.',
  $callOrWrite: 'Call or write. A person answers.',
})
