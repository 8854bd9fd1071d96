import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('newestResult', {
  $drawn: (date: string) => `Drawn ${date}`,
  $theFirstDrawComes: 'The first draw comes when this batch closes.',
  $itCouldNotBe: 'It could not be loaded. Nothing is wrong with your ticket.',
  $itsNumbersAreOn: 'Its numbers are on the way.',
  $theLatestDraw: 'The latest draw',
  $numbersDrawn: 'Numbers drawn',
  $tryAgain: 'Try again',
  $howADrawIs: 'How a draw is proven',
  $at: (at: string) => `at ${at}.`,
  $checkItOnThis: 'Check it on this phone',
  $nobodyPlayedThisBatch: 'Nobody played this batch',
  $noWinners: (lines: number) => `${plural(lines, 'line')}, no winners`,
  $onlyCashback: (lines: number, back: string) => `${plural(lines, 'line')}, no winners, ${back} cashback`,
  $paid: (lines: number, winners: number, paid: string) =>
    `${plural(lines, 'line')}, ${plural(winners, 'winner')}, ${paid} paid`,
})
