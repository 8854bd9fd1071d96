import type { words as appNotices } from '#src/screens/pwa/notice-words.ts'
import type { words as thisPhone } from '#src/screens/pwa/words.ts'
import type { words as tours } from '#src/tours/words.ts'

export const phoneInPidgin: {
  thisPhone: typeof thisPhone
  appNotices: typeof appNotices
  tours: typeof tours
} = {
  thisPhone: {
    $data: 'Data',
    $thisVisit: 'as you open am now',
    $thisBrowserDoesNotCount: 'This browser no dey count wetin e load.',
    $lowData: 'Low data',
    $slidesStandStillNew:
      'Slides go stand still, we no go dey check new results too much, and page go load only when you open am. After that e go open even without network.',
    $whatIsCounted: 'Wetin we count',
    $allThatTheApp:
      'Everything wey the app receive since you open am for this tab. We no count: wetin the phone send, wetin the browser itself add, and the check for new version. Your network fit count small pass this.',
    $homeScreen: 'Home screen',
    $isOnYourHome: name => `${name} dey your home screen.`,
    $nothingWasAddedYou: 'Nothing enter. You fit do am later from the browser menu.',
    $onTheHomeScreen: name =>
      `If ${name} dey your home screen, e go open with one tap, for im own window, even without network.`,
    $addToHomeScreen: 'Add to home screen',
    $thisBrowserDoesNotOffer:
      'This browser no fit do am here. Chrome, Edge and Samsung Internet fit do am for Android, Safari fit do am for iPhone.',
    $thisBrowserDoesNotSay: 'This browser no talk',
    $staysUntilYouDelete: 'E go remain till you delete am',
    $mayBeCleared: 'E fit clear',
    $used: 'Wetin e take',
    $safety: 'Safety',
    $keptOnThisPhone: 'Wetin dey this phone',
    $yourPicksYourTickets:
      'Your numbers, your tickets with their receipts, the last results, and the app itself. Your tickets dey with us too: if the phone lost, nothing lost.',
    $askTheBrowserTo: 'Tell the browser make e keep am',
    $theBrowserDidNot: 'The browser never gree. E dey gree for apps wey dey home screen.',
    $privacyNotice: 'Privacy notice',
    $cookiesAndStorage: 'Cookies and storage',
    $noCookies: 'Cookies: none. We no set any, and no other company code dey run here.',
    $cookies: many => `Cookies: ${many}, na another person set am. We no set any.`,
    $nobodyElse:
      'Na only this app dey read wetin dey here. If you clear the site data for the browser, everything go go.',
    storedFor: {
      login: [
        'Your login',
        'E keep you logged in. E go go when you log out; say this phone na your own go stay.',
      ],
      play: [
        'Your picks, numbers and chats',
        'So that your picks go dey even if the app close. Numbers wey you save and chats go go when you log out; picks wey you never pay for go stay till person clear am.',
      ],
      money: [
        'Tickets, receipts and movements',
        'So that you fit look without network. Dem go go when you log out: download receipt to keep am.',
      ],
      proof: [
        'Wetin this phone see of draws',
        'Na with am e dey check us. Wetin e see of your own tickets go go when you log out, the rest go stay.',
      ],
      alerts: ['Alerts', 'Wetin to tell you and wetin we don tell you. Till you off am.'],
      settings: ['Settings', 'Look, language, low data and tours. Till you clear the browser.'],
      app: ['The app itself', 'Im files and the last public results. Every new version dey replace am.'],
      other: ['Other', 'Old version leave am, or your browser.'],
    },
    $theBrowserMayClear: 'The browser fit clear am if space no dey.',
  },
  appNotices: {
    $isOnItsWay: name => `${name} dey come your home screen`,
    $homeScreen: 'Home screen',
    $keepOnYourHome: name => `Put ${name} for your home screen`,
    $itOpensInOne: 'E go open with one tap, even without network, with your tickets inside.',
    $notNow: 'Not now',
    $addToHomeScreen: 'Add to home screen',
    $showMeHow: 'Show me how',
    $addToYourHome: 'Add to your home screen',
    $newVersion: 'New version',
    $aNewVersionIs: 'New version don ready',
    $update: 'Update',
    $chooseAddToHome: 'Choose “Add to Home Screen”, then “Add”.',
    $tapTheShareButton:
      'Tap the share button, the square wey get arrow go up. E dey for Safari bar, or behind im three dots.',
    $scrollDownInThe: 'Scroll go down for the list.',
    $tapTheShareButtonBeside:
      'Tap the share button, the square wey get arrow go up, beside the address or inside the menu.',
    $ifItIsNot: 'If e no dey the list, open this page for Safari and do the same thing there.',
    $thisPageIsOpen:
      'This page open inside another app. Open the menu of that app and choose “Open in Safari” or “Open in browser”.',
    $thereTapTheShare: 'For there, tap the share button, the square wey get arrow go up.',
    $openTheMenuOf: 'Open the browser menu: three dots or lines, for up or for down.',
    $chooseInstallAppOr: 'Choose “Install app” or “Add to Home screen”.',
    $confirmWithInstallOr: 'Confirm with “Install” or “Add”.',
    $thisPageIsOpenAndroid:
      'This page open inside another app. Open the menu of that app and choose “Open in Chrome” or “Open in browser”.',
    $thereOpenTheMenu: 'For there, open the browser menu.',
    $openTheFileMenu: 'Open the File menu of Safari.',
    $chooseAddToDock: 'Choose “Add to Dock”, then “Add”.',
  },
  tours: {
    $theTourCouldNot: 'The tour no gree show. E need network the first time.',
    $tour: 'Tour',
    $newHere: 'First time?',
    $showMeRound: 'Show me around',
    $notNow: 'Not now',
    $goOnWithThe: 'Continue the tour',
    $of: (at, of) => `${at} of ${of}`,
    $done: 'Done',
    $next: 'Next',
    $back: 'Back',
    $skip: 'Skip',
    $dontShowAgain: 'No show me again',
    $close: 'Close',
    $aShortWayRound: 'Make we show you around',
    $fourStopsTheGames:
      'Four places: the games, how people dey play, people wey win, and where to read more. You no go buy anything.',
    $theGames: 'The games',
    $eachHasItsOwn: 'Each one get im own drum, prizes and draw times. Tap one make you pick your numbers.',
    $howPeoplePlay: 'How people dey play',
    $forEachGameIts:
      'For each game: how many people dey play am, the average stake, and the average wey person fit win for one day.',
    $whoWon: 'People wey win',
    $winnersOfEachGame:
      'People wey win for each game; we hide most of every phone number. You fit check every draw behind am.',
    $knowTheGames: 'Sabi the games',
    $rulesAndPrizesOf: 'Rules and prizes of every game, make you read am well before you play.',
    $eachLineIsDifferent: (pick, of) =>
      `Each line na ${pick} different numbers from 1 to ${of} wey we bring for you. Press the ones wey you want play, press again to leave am.`,
    $howManyLinesYou:
      'How many lines you choose for each stake. Each line na im own chance, and you go pay for am.',
    $tapDifferentNumbersFrom: (pick, of) =>
      `Tap ${pick} different numbers from 1 to ${of}, or make the phone shuffle the line. Tap number again to return am.`,
    $everyLineOfThe: 'Every line of the ticket. Each line na im own chance, and you go pay for am.',
    $hereIsHowTo: tagline => `${tagline} See how to make ticket, for four places. You no go buy anything.`,
    $pickYourBalls: 'Pick your balls',
    $yourPicks: 'Your numbers',
    $buyTheTicket: 'Buy the ticket',
    $whatAllLinesCost:
      'How much all the lines cost together, and the most wey dem fit win. You go confirm for the next page before you pay anything.',
    $howToPlay: 'How to Play',
    $theRulesEveryPrize:
      'The rules, every prize with im odds, and wetin dey come back on average. You fit start this tour again from there.',
    $scoresOfMatches: 'Scores of real matches, how e dey go',
    $hereIsHowScores: 'See how you go take make ticket, four stops. You no go buy anything on the way.',
    $pickYourMatches: 'Pick the matches wey you want',
    $severalScores: (matches, scores) =>
      `Tap ${matches} matches; search team, or choose one day or league. For the next page you fit call scores for each one, but no pass ${scores}. Every combination na prediction on im own.`,
    $oneScoreEach: matches =>
      `Tap one match and call im score, no pass ${matches} matches. All of them must correct.`,
    $whatScoresCost:
      'How much your ticket cost and wetin e fit win as you dey go. Every score get im own price, and you go confirm before you pay anything.',
    $picksOfScores:
      'Wetin you don pick: how many predictions e make, and wetin remain. Save am for “My scores” make you play am again.',
    $virtualMatches: 'Scores of virtual matches, how e dey go',
    $pickYourScores: 'Pick the scores wey you want',
    $oneScoreUntilKickOff: matches =>
      `Tap the score of one match; each chip dey show wetin e dey pay alone. Reach ${matches} matches, and all must correct. For kick-off new matches go come.`,
    $howVirtualIsDrawn: 'How we dey draw the scores, how we dey make prizes, and wetin be the cap.',
    $winAnItem: 'How to win item',
    $hereIsHowItems: 'See how you go take bid, four stops. You no go buy anything on the way.',
    $chooseAnItem: 'Choose one item',
    $chancesOfItems:
      'Each one dey show how much e worth, when e go close and how many numbers don sell. Add am, then choose how many chances you want.',
    $whatIsChosen: 'Your chances for all the items wey you choose, and how much dem cost.',
    $placeTheBid: 'Put your bid',
    $whatABidHas:
      'You go confirm for the next page before you pay anything. Each bid get cash-out PIN and one free instant cashout line.',
    $howItemsAreDrawn: 'How we dey draw item, and when your stake go come back by itself.',
    $whatCounts:
      'Which score dey count, wetin go happen to match wey dem no play, and how we dey make the prices.',
  },
}
