import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('tours', {
  $theTourCouldNot: 'The tour could not be shown. It needs a network the first time.',
  $tour: 'Tour',
  $newHere: 'New here?',
  $showMeRound: 'Show me round',
  $notNow: 'Not now',
  $goOnWithThe: 'Go on with the tour',
  $of: (at: number, of: number) => `${at} of ${of}`,
  $done: 'Done',
  $next: 'Next',
  $back: 'Back',
  $skip: 'Skip',
  $dontShowAgain: "Don't show again",
  $close: 'Close',
  $aShortWayRound: 'A short way round',
  $fourStopsTheGames:
    'Four stops: the games, how people play, who won, and where to read more. Nothing is bought on the way.',
  $theGames: 'The games',
  $eachHasItsOwn: 'Each has its own drum, prizes and draw times. Tap one to pick your numbers.',
  $howPeoplePlay: 'How people play',
  $forEachGameIts:
    'For each game: its share of the players, the average stake and the average potential winning of a day.',
  $whoWon: 'Who won',
  $winnersOfEachGame:
    'Winners of each game, with most of every phone number hidden. Every draw behind them can be checked.',
  $knowTheGames: 'Know the games',
  $rulesAndPrizesOf: 'Rules and prizes of every game, to read in peace before you play.',
  $eachLineIsDifferent: (pick: number, of: number) =>
    `Each line is ${pick} different numbers from 1 to ${of}, drawn for you. Press the ones that you want to play, and again to leave one out.`,
  $howManyLinesYou:
    'How many lines you chose for each stake. Each line is a chance of its own and is paid for.',
  $tapDifferentNumbersFrom: (pick: number, of: number) =>
    `Tap ${pick} different numbers from 1 to ${of}, or let the phone shuffle the line. Tap a number again to put it back.`,
  $everyLineOfThe: 'Every line of the ticket. Each line is a chance of its own and is paid for.',
  $hereIsHowTo: (tagline: string) =>
    `${tagline} Here is how to make a ticket, in four stops. Nothing is bought on the way.`,
  $pickYourBalls: 'Pick your balls',
  $yourPicks: 'Your picks',
  $buyTheTicket: 'Buy the ticket',
  $whatAllLinesCost:
    'What all lines cost together, and what they can win at most. You confirm on the next page before anything is paid.',
  $howToPlay: 'How to Play',
  $theRulesEveryPrize:
    'The rules, every prize with its odds, and what comes back on average. This tour can be started there again.',
  $scoresOfMatches: 'Scores of real matches',
  $hereIsHowScores: 'Here is how to make a ticket, in four stops. Nothing is bought on the way.',
  $pickYourMatches: 'Pick your matches',
  $severalScores: (matches: number, scores: number) =>
    `Tap ${matches} matches; search a team, or keep to a day or league. On the next page you call up to ${scores} scores of each. Each combination is a prediction of its own.`,
  $oneScoreEach: (matches: number) =>
    `Tap a match and call its score, up to ${matches} matches. All of them must be right.`,
  $whatScoresCost:
    'What your ticket costs and can win as you go. Every score has its own price, and you confirm before anything is paid.',
  $picksOfScores:
    'Your picks so far: how many predictions they make, and what is still missing. Save them under “My scores” to play them again.',
  $virtualMatches: 'Scores of virtual matches',
  $pickYourScores: 'Pick your scores',
  $oneScoreUntilKickOff: (matches: number) =>
    `Tap the score of a match; each chip shows what it pays alone. Up to ${matches} matches, and all must be right. At kick-off new matches come.`,
  $howVirtualIsDrawn: 'How the scores are drawn, how prizes are made, and what the cap is.',
  $winAnItem: 'Win an item',
  $hereIsHowItems: 'Here is how to bid, in four stops. Nothing is bought on the way.',
  $chooseAnItem: 'Choose an item',
  $chancesOfItems:
    'Each shows what it is worth, when it closes and how many numbers are sold. Add it, then choose how many chances you want.',
  $whatIsChosen: 'Your chances on all items you chose, and what they cost.',
  $placeTheBid: 'Place the bid',
  $whatABidHas:
    'You confirm on the next page before anything is paid. Each bid has a cash-out PIN and a free instant cashout line.',
  $howItemsAreDrawn: 'How an item is drawn, and when your stake comes back by itself.',
  $whatCounts: 'Which score counts, what happens to a match that is not played, and how prices are made.',
})
