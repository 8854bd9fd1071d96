import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'
import * as wallets from '#src/lib/language/wallets.ts'

export const words = inLanguage('playSaved', {
  $myNumbers: 'My numbers',
  $share: 'Share',
  $picks: 'picks',
  $shareYourPicks: 'Share your picks',
  $myNumbersFor: (name: string | number) => `My numbers for ${name}`,
  $whoeverOpensThisLink: 'Anyone who opens this link gets',
  $toPlayItCarries: 'to play. It carries the numbers and the stake, nothing about you.',
  $noData: 'No data?',
  $dialThis: `Dial this from the number of your account. It tells you the draw, asks for your PIN and pays from your ${wallets.play}.`,
  $codeToDial: 'Code to dial',
  $dialIt: 'Dial it',
  $sendAsSms: 'Send as SMS',
  $smsText: (name: string, code: string) => `${name}: dial ${code} to buy these numbers.`,
  $noSavedNumbersYet: 'No saved numbers yet',
  $completeALineOn:
    'Complete a line on the board, then save it here under a name. It stays on this phone and works offline.',
  $and: (more: number) => `and ${plural(more, 'more line')}`,
  $addToMyPicks: 'Add to my picks',
  $noLineOfYour: 'No line of your picks is complete yet, so there is nothing to save.',
  $nameForYourNumbers: 'Name for your numbers',
  $familyBirthdays: 'Family birthdays',
  $all: (all: number) => `All ${plural(all, 'line')}`,
  $lineOnly: (activeRow: string | number) => `Line ${activeRow} only`,
  $saveThisLine: 'Save this line',
  $saveLines: (lines: number) => `Save ${plural(lines, 'line')}`,
  $thisLine: 'this line',
  $theseLines: (lines: number) => `these ${plural(lines, 'line')}`,
  $addedToYourPicks: (name: string, lines: number) => `${name}: ${plural(lines, 'line')} added to your picks`,
})
