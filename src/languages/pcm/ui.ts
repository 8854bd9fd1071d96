import type { words as uiFirst } from '#src/ui/words/first.ts'
import type { words as hits } from '#src/screens/shared/lines/hit-words.ts'
import type { words as ui } from '#src/ui/words/ui.ts'
import type { words as uiModals } from '#src/ui/modals/words.ts'
import type { words as uiFields } from '#src/ui/fields/words.ts'
import type { words as uiTable } from '#src/ui/table/words.ts'
import type { words as uiTime } from '#src/ui/time/words.ts'

export const uiInPidgin: {
  uiFirst: typeof uiFirst
  ui: typeof ui
  hits: typeof hits
  uiModals: typeof uiModals
  uiFields: typeof uiFields
  uiTable: typeof uiTable
  uiTime: typeof uiTime
} = {
  uiFirst: {
    $loading: 'E dey load',
    $hidden: 'Hidden',
    $asOfWhen: when => `As e be ${when}. `,
    $theClockRunsAgain: 'The clock go run again when network come.',
  },
  ui: {
    $somethingWentWrong: 'Something no go well',
    $tryAgain: 'Try again',
    $alsoByControlZ: ', or press Control Z',
    $winUpTo: 'Fit win',
    $comingSoon: 'E dey come',
    $opensAt: ': e go open at',
    $inReserve: 'for reserve',
    $play: label => `Play ${label}`,
    $pause: label => `Pause ${label}`,
    $ofPicked: (label, picked, pick) => `${label}, ${picked} of ${pick} don pick`,
    $line: at => `Line ${at}`,
    $slides: count => `${count} slides`,
    $previousSlide: 'Slide before',
    $playSlides: 'Play slides',
    $pauseSlides: 'Pause slides',
    $nextSlide: 'Next slide',
  },
  hits: {
    $hit: 'come out',
    $notDrawn: 'no come out',
  },
  uiModals: {
    $okay: 'Okay',
    $youCanGoAhead: 'You fit close this message with the button below.',
    $backToGames: 'Go back to games',
    $aFootball: 'Football',
    $gameHistory: 'Games I don play',
    $comingSoon: 'E dey come!!',
    $weAreStillBuilding: 'We still dey build this part. The games wey don open dey one tap away.',
    $doYouWishTo: 'You want continue?',
    $no: 'No',
    $yes: 'Yes',
    $beforeYouPlay: 'Before you play',
    $iAgreeContinue: 'I agree, continue',
    $notNow: 'Not now',
    $iAmAbove18: 'I don pass 18 years and I fit decide for myself.',
    $mostTicketsWinNothing:
      'Most tickets no dey win. Play with money wey you fit afford to lose, and stop when e no sweet you again.',
    $close: 'Close',
    $replaceYourPicks: 'Change your numbers?',
    $replaceMyPicks: 'Change my numbers',
    $keepMyPicks: 'Keep my numbers',
    $andMore: more => `and ${more} more`,
    $sendTheCodeAgain: 'Send the code again',
    $howShouldTheNew: 'How you want make the new code reach you?',
    $sms: 'SMS',
    $voiceCall: 'Voice call',
    $share: 'Share',
    $copied: 'Don copy',
    $copyLink: 'Copy link',
    $theLinkIsCopied: 'The link don copy',
    $link: 'Link',
  },
  uiFields: {
    $hide: 'Hide',
    $show: 'Show',
    $resendCode: 'Send code again',
    $youCanAskFor: 'You fit ask for another code in',
  },
  uiTable: {
    $noDataAvailable: 'Nothing dey here',
    $onlyTheNewest: 'Na only the newest ones we dey look here.',
    $rowsAPage: 'Rows for one page',
    $pagesOf: name => `Pages of ${name}`,
    $showing: (from, to, rows) => `You dey see ${from} to ${to} out of ${rows}`,
    $allDays: 'All days',
    $today: 'Today',
    $yesterday: 'Yesterday',
    $day: 'Day',
    $customFilter: 'Choose your own day',
    $dayToShow: 'Day to show',
    $firstPage: 'First page',
    $previousPage: 'Page before',
    $page: n => `Page ${n}`,
    $nextPage: 'Next page',
    $lastPage: 'Last page',
  },
  uiTime: {
    $asOf: when => `As e be ${when}`,
  },
}
