import { plural } from '#src/lib/figures.ts'
import type { words as howTo } from '#src/screens/play/how-to/words.ts'
import type { words as sharedPicks } from '#src/screens/shared-picks/words.ts'
import type { words as statistics } from '#src/screens/statistics/words.ts'
import type { words as otherStatistics } from '#src/screens/statistics/other-words.ts'

export const learnInPidgin: {
  howTo: typeof howTo
  statistics: typeof statistics
  otherStatistics: typeof otherStatistics
  sharedPicks: typeof sharedPicks
} = {
  howTo: {
    $aLineOfPays: stake => `Wetin one ${stake} line dey pay, and how often:`,
    $playNow: 'Play now',
    $prizesAndOddsOf: 'Prizes and odds of every stake',
    $prizesOfALine: stake => `Prizes of one ${stake} line`,
    $besidesOfEveryStake: percent =>
      `Join am: ${percent}% of every stake dey enter the jackpots, and we no count that one here. Every line get the same chance, whether na you pick am or na the phone.`,
    $multiplierCards: 'Multiplier cards',
    $lines: 'Lines',
    $allRightAtOnce: 'All correct, one time',
    $aLineGivesBack: 'Wetin one line dey bring back',
    $aNumberOfLines: 'If your lines dey between two cards, na the lower one you go get.',
    $theWinnersChoice: 'Na the winner go choose',
    $once: 'One time',
    $orMonthlyTimes: months => `Or every month, ${months} times`,
    $allPaymentsTogether: 'All the payments together',
    $whatTheyAreWorth: 'Wetin dem worth today',
    $worthTodayMeansSo: (yearly, months) =>
      `Worth today mean say: this money now, with ${yearly}% every year, go fit pay the same ${months} payments. One naira for twenty years time no go buy wetin one naira dey buy today.`,
    $stepByStep: 'Step by step',
    $showMeRoundThe: 'Show me how lucky numbers dey work',
    $showMeRoundTheBoard: 'Show me how the board dey work',
  },
  otherStatistics: {
    $howOftenEachScore: 'How many times each score come',
    $fromTo: (matches, draws, from, to) =>
      `${plural(matches, 'match', 'matches')} for ${plural(draws, 'draw')}, from ${from} to ${to}.`,
    $whatIsExpected:
      'Every match dey sell with the chance of each score. “Expected” na all those chances add together for these matches: if draws clean, score go come reach like that.',
    $allScoresTogether: 'All scores together',
    $tooFew: 'Draws never reach to judge',
    $tooFewText: draws => `After ${plural(draws, 'draw')}, the counts never talk anything, good or bad.`,
    $asChances: 'E follow the chances wey we publish',
    $asChancesText: chance =>
      `If draws clean, counts go far from the chances like this or pass am in ${chance} of all stretches like this.`,
    $farOff: 'E no dey often far like this, but e no help you',
    $farOffText: chance =>
      `If draws clean, counts go far from the chances like this in ${chance} of all stretches like this. E dey happen. Nobody fit use counts know whether draw clean: check am for your phone.`,
    $pastDraws: 'Old draws no dey change the next one. Score wey never come since no dey owe anybody.',
    $chiSquare: (value, degrees) => `Chi-square ${value}, ${degrees} degrees of freedom.`,
    $score: 'Score',
    $times: 'How many times',
    $expected: 'Expected',
    $checkADraw: 'Check one draw by yourself',
    $noDraw: 'No draw don happen yet',
    $noDrawText: 'Counting go start with the first draw of this game.',
    $itemsSoFar: 'Items reach now',
    $drawn: 'Draw happen: person win am',
    $givenBack: 'Every stake go back',
    $because: undersold => `${undersold} of them because numbers wey sell no reach`,
    $soldOf: (sold, needed, offered) =>
      `${sold} numbers sell. ${needed} suppose sell for all the draws, ${offered} dey for sale.`,
    $worthWon: 'Price of wetin people win',
    $returned: 'Stakes wey go back',
    $since: when => `Since ${when}.`,
    $noItem: 'No item don end yet',
    $noItemText: 'Counting go start when the first item close.',
    $itemDraws: 'See the draws of items',
    $playedAndWon: 'Wetin people play and win',
    $lastDays: days => `For the last ${plural(days, 'day')}`,
    $drawsPlayed: 'Draws wey get ticket',
    $linesPlayed: 'Lines wey people play',
    $staked: 'Stakes',
    $winners: 'Tickets wey win',
    $paidOut: 'Wetin we pay out',
  },
  statistics: {
    $lessThan: least => `less than ${least}`,
    $tooFewDrawsTo: 'Draws never reach to judge',
    $afterTheCountsOf: (draws, of) =>
      `After ${plural(draws, 'draw')}, the counts of ${of} numbers never talk anything, good or bad.`,
    $asEvenAsChance: 'E balance the way chance dey allow',
    $aFairDrumGives: (chance, draws) =>
      `If drum no get cheat, counts go scatter like this or pass am in ${chance} of all stretches of ${plural(draws, 'draw')}.`,
    $rarelySoUnevenAnd: 'E no dey often scatter like this, but e no help you',
    $aFairDrumGives2: (chance, draws) =>
      `If drum no get cheat, counts go scatter like this in ${chance} of all stretches of ${plural(draws, 'draw')}. E dey happen. Nobody fit use counts know whether draw clean: check am for your phone.`,
    $chanceAlonePutsAbout: of =>
      `Chance alone dey put like 1 number in 100 outside, so among ${of} numbers e fit be none, sometimes one or two.`,
    $chanceAlonePutsAbout2: of =>
      `Chance alone dey put like 1 number in 100 outside, so among ${of} numbers e fit be one or two.`,
    $allNumbersCameAs: (of, expected) => `All ${of} numbers come the way chance dey allow. ${expected}`,
    $lieOutside: (outside, of, expected) =>
      `${plural(outside, 'number')} of ${of} dey outside wetin 99 in 100 fair numbers dey do. ${expected}`,
    $inAFairGame: (usual, of) =>
      `For game wey no get cheat, like ${usual} of ${of} numbers dey wait reach this any time`,
    $aFairGameRarely: 'For game wey no get cheat, number no dey often wait reach this, but e dey happen',
    $howOftenTheNumbers: (first, last) =>
      `How many times numbers ${first} to ${last} come; the table below talk the same thing`,
    $noDrawHasBeen: 'No draw don happen yet',
    $theCountsBeginWith: 'Counting go start with the first draw of this game.',
    $seeTheDrawsOf: 'See the draws of all games',
    $howOftenEachNumber: 'How many times each number come',
    $fromTo: (draws, from, to) => `${plural(draws, 'draw')}, from ${from} to ${to}.`,
    $thePaleBandIs: (low, high) =>
      `The light band na wetin chance dey allow: 99 in 100 fair numbers dey come ${low} to ${high} times.`,
    $theDashedLineIs: expected => `The broken line na the average, ${expected} times.`,
    $aGoldBarWith: 'Gold bar wey get dot dey outside the band.',
    $allNumbersTogether: 'All numbers together',
    $pastDrawsDoNot: (pick, of) =>
      `Old draws no dey change the next one. For every draw each number get the same chance, ${pick} in ${of}.`,
    $chiSquareDegreesOf: (chiSquare, degrees) =>
      `Chi-square ${chiSquare}, ${degrees} degrees of freedom, corrected for draws without replacement.`,
    $checkADrawYourself: 'Check one draw by yourself',
    $everyNumber: 'Every number',
    $whatWasDrawnCounted:
      'Wetin don come out, we count am. Na for looking, no be for choosing: old draws no dey change the next one.',
    $game: 'Game',
    $howManyOfThe: 'How many of the newest draws',
    $draws: draws => `${draws} draws`,
    $fewer: 'E small',
    $usual: 'Normal',
    $more: 'E plenty',
    $number: 'Number',
    $timesDrawn: 'Times e come',
    $againstChance: 'Against chance',
    $lastDrawn: 'Last time e come',
    $notInTheseDraws: 'E no dey these draws',
    $lastDraw: 'Last draw',
    $ago: waiting => `${plural(waiting, 'draw')} don pass`,
    $longestWait: 'Longest wait',
    $drawnLastTime: 'E come last time',
    $awayForAll: waiting =>
      waiting === 1 ? 'E no come for the only draw' : `E never come for all ${plural(waiting, 'draw')}`,
    $awayFor: waiting => `E never come for ${plural(waiting, 'draw')}`,
    $longestWaits: 'Longest waits',
    $aNumberIsNever: 'No number dey owe anybody: the drum no know how long e don go.',
  },
  sharedPicks: {
    $openingThePicks: 'We dey open the numbers …',
    $openSharedPicks: 'Open numbers wey person share',
    $pasteTheLinkOr:
      'Paste the link or code wey person send you. You no dey buy anything, and your own numbers go remain unless you talk say make we change am.',
    $linkOrCode: 'Link or code',
    $openPicks: 'Open numbers',
    $allGames: 'All games',
    $yourOwnPicksAre: 'Your own numbers dey as dem be.',
    $thereAreNoPicks: (name, kept) => `No ${name} numbers dey inside wetin person share. ${kept}`,
    $thisLinkLeadsTo: (name, kept) => `This link dey go another website, no be ${name} numbers. ${kept}`,
    $theLinkOrCode: kept => `The link or code don spoil, maybe part of am no dey. Ask for am again. ${kept}`,
    $theLinkWasMade: kept =>
      `Na newer version of this app make the link. Close the app and open am make e update, then try again. ${kept}`,
    $inThisGameThe: kept =>
      `For this game we dey bring numbers for each player, so you no fit share picks. ${kept}`,
  },
}
