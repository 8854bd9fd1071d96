import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('alertKinds', {
  $aDrawIsNear: 'A draw is near',
  $beforeEachDrawHour: 'Before each draw hour, one alert for all games you follow.',
  $myPicksAreNot: 'My picks are not paid',
  $oneMinuteBeforeA:
    'One minute before a batch closes while picks of yours wait. Only while the app is open.',
  $myResults: 'My results',
  $wonOrLostIn: 'Won or lost, in words: one alert for all your tickets of a batch.',
  $aJackpotIsFull: 'A jackpot is full',
  $whenItCanPay: 'When it can pay the most that it pays at once.',
  $myMoneyHasArrived: 'My money has arrived',
  $whenATopUp:
    'Top-ups; by push also withdrawals, jackpots and items won, group tickets and standing orders.',
  $drawnAtTen: 'Drawn at 10pm on the day of each item: results for your bids.',
  $kickOffAndFinalScore: 'Kick-off of your matches, and the final score.',
  $drawnEveryMinutesResults: (minutes: number) => `Drawn every ${minutes} minutes: results, no reminders.`,
  $drawnTimesADay: (draws: number, first: string, last: string) =>
    `Drawn ${draws} times a day, ${first} to ${last}.`,
  $nothingIsChosenSo: 'Nothing is chosen, so no alert comes.',
  $youFollowNoGame: 'You follow no game with a draw hour, so no reminder comes.',
  $youFollowNoGameAt: 'You follow no game, so no result comes.',
  $theyComeAlsoWhen: 'They also come when the app is closed.',
  $beingSetUp: 'They come while the app is open. For the closed app they are being set up.',
  $waitingForTheFirst:
    'Waiting for the first message to arrive. It takes about a minute, longer on a phone that saves power. Until then alerts come while the app is open. It can be sent again once a minute, five times a day.',
  $thisBrowserGetsNone: 'They come while the app is open. This browser gets none when it is closed.',
  $theNetworkIsNeeded: 'They come while the app is open. For the closed app the network is needed once.',
  $theServiceSendsNone:
    'They come while the app is open. The service sends none to a closed app at the moment.',
  $pushDidNotAnswer:
    'They come while the app is open. For the closed app the push service of this browser did not answer.',
})
