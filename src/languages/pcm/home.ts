import { plural } from '#src/lib/figures.ts'
import type { words as home } from '#src/screens/home/words.ts'
import type { words as homeBelow } from '#src/screens/home/below-words.ts'
import type { words as nextDraw } from '#src/screens/next-draw/words.ts'
import type { words as nextSelection } from '#src/screens/next-draw/selection-words.ts'
import type { words as newestResult } from '#src/screens/results/newest-words.ts'
import * as cadence from '#src/lib/language/cadence.ts'

export const homeInPidgin: {
  home: typeof home
  homeBelow: typeof homeBelow
  nextDraw: typeof nextDraw
  nextSelection: typeof nextSelection
  newestResult: typeof newestResult
} = {
  home: {
    $playFrom: cheapestTicket => `Play from ${cheapestTicket}.`,
    $checkEveryDrawOn: 'Check every draw for your own phone.',
    $youSeeThePrice:
      'You go see the price, the odds and wetin fit come back before you pay. Then your phone go prove the result.',
    $playNow: 'Play now',
    $seeTheResults: 'See results',
  },
  homeBelow: {
    $theGames: 'The games',
    $prizesAndOdds: 'Prizes and odds',
    $play: 'Play',
    $of: (pick, of) => `${pick} from ${of}`,
    $callTheScores: 'predict scores',
    $winAnItem: 'win item',
    $knowTheGames: 'Sabi the games',
    $whyYouCanTrust: 'Why you fit trust the draw',
    $howADrawIs: 'How we take prove draw, step by step',
    $weLockItFirst: 'We dey lock am first',
    $beforeABatchOpens:
      'Before batch open, the thing wey go decide am don dey public log. Nobody fit change am again.',
    $allTicketsAreSealed: 'We dey seal all tickets together',
    $whenTheBatchCloses:
      'When batch close, nobody fit add or comot any ticket. If seal no come on time, everybody stake go back.',
    $theChanceComesFrom: 'The luck dey come from outside',
    $aPublicSourceThat:
      'One public source wey nobody own dey give im number only after the seal. We no dey add anything.',
    $yourPhoneChecksIt: 'Your phone dey check am',
    $itDrawsTheNumbers: 'E dey draw the numbers again by itself, even without network. You no need trust us.',
  },
  nextDraw: {
    $thisDrawClosesIn: 'This draw go close in',
    $every5Minutes: quick => `${quick}, ${cadence.eachBatchShort}`,
    $nextDrawHourIn: 'Next draw hour dey in',
    $lagosTime: 'Lagos time',
    $nextDraw: 'Next draw',
    $dayAndTime: (time, tomorrow) => `${time} ${tomorrow ? 'tomorrow' : 'today'}, `,
  },
  nextSelection: {
    $countdownToNextSelection: 'Time wey remain for next draw',
    $remindMeBeforeA: 'Remind me before the draw',
    $drawIn: (time, tomorrow) => `Draw by ${time}${tomorrow ? ' tomorrow' : ''}, e remain `,
    $remindMe: 'Remind me',
    $nextDrawHourIn: 'Next draw hour dey in',
  },
  newestResult: {
    $drawn: date => `Draw: ${date}`,
    $theFirstDrawComes: 'The first draw go come when this batch close.',
    $itCouldNotBe: 'E no gree load. Nothing do your ticket.',
    $itsNumbersAreOn: 'Im numbers dey come.',
    $theLatestDraw: 'The latest draw',
    $numbersDrawn: 'Numbers wey come out',
    $tryAgain: 'Try again',
    $howADrawIs: 'How we take prove draw',
    $at: at => `by ${at}.`,
    $checkItOnThis: 'Check am for this phone',
    $nobodyPlayedThisBatch: 'Nobody play this batch',
    $noWinners: lines => `${plural(lines, 'line')}, nobody win`,
    $onlyCashback: (lines, back) => `${plural(lines, 'line')}, nobody win, ${back} cashback`,
    $paid: (lines, winners, paid) => `${plural(lines, 'line')}, ${plural(winners, 'winner')}, we pay ${paid}`,
  },
}
