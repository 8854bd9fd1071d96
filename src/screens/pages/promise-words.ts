import { grouped, plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('promises', {
  $title: 'Our promises, counted',
  $lead:
    'What we promise and how often we kept it. Our service counts it each night from the same books that pay you.',
  $daysUntil: (days: number, day: string) => `The last ${plural(days, 'day')}, until the end of ${day}.`,
  $nothingYet: 'Nothing is counted yet',
  $firstNight: 'The first day is counted in the night after it. Come back tomorrow.',
  $noneYet: 'There was nothing of this kind.',
  $ofKept: (kept: number, many: number, share: string) => `${grouped(kept)} of ${grouped(many)} (${share})`,
  $ticketsPaid: (many: number) => plural(many, 'winning ticket'),
  $wasUp: (share: string) => `${share} of the time`,
  $half: 'Half of them within',
  $most: '95 of 100 within',
  $slowest: 'The slowest took',
  $draws: 'Draws on time',
  $drawsMean:
    'A draw is on time within a minute of its hour. The others came later, or could not be held and every stake went back.',
  $seals: 'Batches sealed on time',
  $sealsMean:
    'Sealed within a minute of closing, before anybody can know the numbers. After that no ticket can be added.',
  $prizes: 'Prizes paid',
  $prizesMean: `From the hour of the draw until the money is in the ${wallets.winnings}. Wins on real matches and items are not in this figure.`,
  $withdrawals: 'Withdrawals that reached the bank',
  $withdrawalsMean:
    'From your request until the bank has it, with every wait in between, our own checks too. The others came back to the wallet.',
  $cases: 'Withdrawals that needed a person',
  $casesMean: 'Where something was wrong with a payment, a person looked into it. So many are closed.',
  $checks: 'Checks of our books without a fault',
  $checksMean:
    'Each check adds up wallets and payments. One that finds a fault stops all sales until it is mended.',
  $minutes: 'Our service was running',
  $minutesMean: 'Minutes in which it could sell, draw and pay. It says nothing about your network.',
  $dayByDay: 'Day by day',
  $allKept: 'All kept',
  $lateDraws: (many: number) => plural(many, 'late draw'),
  $lateSeals: (many: number) => plural(many, 'late seal'),
  $cameBack: (many: number) => `${plural(many, 'withdrawal')} came back`,
  $stillOpen: (many: number) => `${plural(many, 'payment')} still looked into`,
  $foundAFault: (many: number) => `${plural(many, 'check')} found a fault`,
  $minutesAway: (many: number) => `down for ${plural(many, 'minute')}`,
  $proof: 'Do not take our word for the draws: your phone can check each of them.',
  $checkADraw: 'Check a draw',
  $tellUs: 'Tell us what went wrong',
})
