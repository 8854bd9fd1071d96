import { plural } from '#src/lib/plural.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('playSaved', {
  $myNumbers: 'My numbers',
  $share: 'Share',
  $picks: 'picks',
  $shareYourPicks: 'Share your picks',
  $myNumbersFor: (name: string | number) => `My numbers for ${name}`,
  $whoeverOpensThisLink: 'Whoever opens this link gets',
  $toPlayItCarries: 'to play. It carries the numbers and the stake, nothing about you.',
  $keptOnThisPhone: 'Kept on this phone only, and removed when you log out.',
  $isDeleted: (name: string | number) => `“${name}” is deleted.`,
  $undo: 'Undo',
  $noSavedNumbersYet: 'No saved numbers yet',
  $completeALineOn:
    'Complete a line on the board, then save it here under a name. It stays on this phone and works offline.',
  $savedNumbers: 'Saved numbers',
  $newName: 'New name',
  $cancel: 'Cancel',
  $rename: 'Rename',
  $rename2: (name: string | number) => `Rename ${name}`,
  $deleteWord: (name: string | number) => `Delete ${name}`,
  $line: (at: string | number) => `Line ${at}`,
  $and: (more: number) => `and ${plural(more, 'more line')}`,
  $addToMyPicks: (name: string | number) => `Add to my picks: ${name}`,
  $addToMyPicks2: 'Add to my picks',
  $noLineOfYour: 'No line of your picks is complete yet, so there is nothing to save.',
  $youKeepSetsOf: (most: string | number) =>
    `You keep ${most} sets of this game. Delete one to save another.`,
  $nameForYourNumbers: 'Name for your numbers',
  $familyBirthdays: 'Family birthdays',
  $whatToSave: 'What to save',
  $all: (all: number) => `All ${plural(all, 'line')}`,
  $lineOnly: (activeRow: string | number) => `Line ${activeRow} only`,
  $save: 'Save',
  $thisPhoneCannotKeep: 'This phone cannot keep your numbers: they last until this page is closed',
})
