import { plural } from '#src/lib/figures.ts'
import type { words as advance } from '#src/screens/advance/words.ts'
import type { words as cashout } from '#src/screens/cashout/words.ts'
import type { words as choice } from '#src/screens/choice/words.ts'
import type { words as comingSoon } from '#src/screens/coming-soon/words.ts'
import type { words as gameHistory } from '#src/screens/game-history/words.ts'
import type { words as checks } from '#src/screens/shared/checks/checks-words.ts'
import type { words as ticketStates } from '#src/screens/shared/state-words.ts'
import type { words as wholeDraw } from '#src/screens/whole-draw/words.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const laterInPidgin: {
  gameHistory: typeof gameHistory
  ticketStates: typeof ticketStates
  advance: typeof advance
  choice: typeof choice
  cashout: typeof cashout
  wholeDraw: typeof wholeDraw
  checks: typeof checks
  comingSoon: typeof comingSoon
} = {
  gameHistory: {
    $noTicketsYet: 'You never get ticket',
    $ticketsThatYouBuy: 'Tickets wey you buy go show here with their draw.',
    $chooseAGame: 'Choose one game',
    $searchTickets: 'Search tickets',
    $loadOlderTickets: 'Show older tickets',
    $numbers: 'Numbers',
    $date: 'Date',
    $status: 'Status',
    $stake: 'Stake',
    $youGotBack: 'Wetin come back',
    $notYet: 'Never yet',
    $again: 'Again',
  },
  ticketStates: {
    $pending: 'Pending',
    $lost: 'E no win',
    $refunded: 'Money don go back',
    $waiting: 'E dey wait',
    $won: 'E win',
    $wonAmount: back => `E win ${back}`,
    $cashback: back => `Cashback ${back}`,
  },
  advance: {
    $playWallet: wallets.play,
    $bonusBalance: wallets.bonus,
    $gamePaidInAdvance: game => `${game} wey you don pay ahead`,
    $noneToCome: 'Nothing remain',
    $drawsToCome: count => `${plural(count, 'draw')} remain`,
    $all: draws => `All ${plural(draws, 'draw')}`,
    $cancelTheDrawsTo: 'Cancel the draws wey remain',
    $willNotBePlayed: (count, amount, wallet) =>
      `${plural(count, 'draw')} no go play again, and ${amount} go return to your ${wallet}. Tickets wey you don buy go remain for their draws.`,
    $draws: 'Draws',
    $paidInAdvance: 'Wetin you don pay ahead',
    $toCome: 'E remain',
    $ticketBought: 'You don buy ticket',
    $moneyBack: 'Money don go back',
  },
  choice: {
    $aPrizeWaitsFor: 'One prize dey wait you',
    $youHaveWon: 'You don win',
    $or: ', or',
    $aMonthForMonths: months => `every month for ${months} months.`,
    $chooseHowYouWant: 'Choose how you want am',
    $once: once => `${once} one time`,
    $monthly: (monthly, months) => `${monthly} every month for ${months} months`,
    $chooseHowYouWantYour: 'Choose how you want your prize. You no fit change am after, so no rush.',
    $takeItOnce: 'Collect am one time',
    $takeItMonthly: 'Collect am every month',
    $youTake: 'You dey collect',
    $thisCannotBeChanged: '. You no fit change am after.',
    $yourPrize: 'Your prize',
    $yourPrizeIs: prize => `Your prize: ${prize}`,
    $youHaveWonA: once => `You don win, and you go choose: ${once}`,
    $theLineThatWon: 'The line wey win',
    $comesToYourWinnings: (afterTax, taxPercent) =>
      `${afterTax} go enter your ${wallets.winnings} one time, after ${taxPercent}% tax.`,
    $eachMonthAfterTax: (afterTax, taxPercent, months, together, worth, yearlyRate) =>
      `${afterTax} every month after ${taxPercent}% tax, ${months} times, the first one after one month. Everything na ${together}; before tax e worth like ${worth} today with ${yearlyRate}% every year.`,
    $youTookItOnce: `You collect am one time. E don enter your ${wallets.winnings}.`,
    $ofPaymentsHaveCome: (paidMonths, months) => `${paidMonths} of ${months} payments don enter`,
    $youTookItMonthly: months => `You choose every month. All ${months} payments don enter.`,
    $youTookItMonthlyNext: (paid, when) =>
      `You dey collect am every month. ${paid}; the next one na ${when}.`,
  },
  cashout: {
    $logInWithTo: phone => `Log in with ${phone} make you collect the money.`,
    $logIn: 'Log in',
    $youAreLoggedIn: (owner, phone) =>
      `You log in with ${owner}. Na only the account of ${phone} fit collect this money: enter the card again with your own number.`,
    $putItIntoMy: `Put am for my ${wallets.winnings}`,
    $youCanMoveIt: `You fit move am go your ${wallets.play}, or leave am there.`,
    $goToWallet: 'Go to wallet',
    $cashOutAScratch: 'Collect scratch card money',
    $noScratchCardIs: 'No scratch card dey here. Enter your own: wetin e worth go wait for one hour.',
    $yourScratchCardIs: 'Your scratch card worth',
    $serialNumber: 'Serial number',
    $endsWith: serialEnd => `e end with ${serialEnd}`,
    $phoneNumber: 'Phone number',
    $waitsUntil: 'E go wait reach',
    $weDoNotKnow: 'We never know whether the card don pay. Press am again: e go pay only once.',
    $enterAnotherCard: 'Enter another card',
    $scratchOffThePin: 'Scratch the PIN, then put the phone number of your account.',
    $checkTheCard: 'Check the card',
  },
  wholeDraw: {
    $theWholeDraw: 'The whole draw',
    $yourPhoneLoadsEverybodys: (tickets, size) =>
      `Your phone go load everybody lines (${plural(tickets, 'ticket')}, no names), then add up the seal, people wey win and wetin we pay. E go still check the log whether second seal dey. Like ${size}.`,
    $checkTheWholeDraw: 'Check the whole draw',
    $loadingTheDraw: 'The draw dey load',
    $keptOnThisPhone: 'E dey this phone: e go open even without network.',
  },
  checks: {
    $passed: 'E pass',
    $failed: 'E fail',
    $waiting: 'E dey wait',
    $nothingToCheck: 'Nothing dey to check',
    $ourWordAlone: 'Na only us talk am',
    $ofPassedOnThis: (passed, all) => `${passed} of ${plural(all, 'check')} pass for this phone`,
    $someFailed: failed => `${failed} fail`,
    $onOurWordAlone: unproven => `${unproven} na only us talk am`,
    $nothingIsWrongWith: 'Nothing bad dey wetin you see, but na only us talk am.',
    $theRestNeedsA: 'Wetin remain need draw, and draw no happen.',
    $theRestCanBe: 'You fit check wetin remain after the draw.',
    $theSealWasNot: 'The seal no come out on time',
    $thePublicRandomnessStayed: 'The public number no come for 24 hours',
    $keepTheEvidenceWith:
      'Keep the evidence: with am anybody fit see wetin this phone see, even without us. Then call',
    $failedThese: 'Wetin fail:',
    $or: 'abi',
    $downloadTheEvidence: 'Download the evidence',
  },
  comingSoon: {
    $comingSoon: 'E dey come',
    $weAreStillBuilding: 'We still dey build this part.',
  },
}
