import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('saved', {
  $keptOnThisPhone: 'Kept on this phone only, and removed when you log out.',
  $isDeleted: (name: string | number) => `“${name}” is deleted.`,
  $undo: 'Undo',
  $saved: 'Saved',
  $newName: 'New name',
  $cancel: 'Cancel',
  $rename: 'Rename',
  $rename2: (name: string | number) => `Rename ${name}`,
  $deleteWord: (name: string | number) => `Delete ${name}`,
  $youKeepSetsOf: (most: string | number) =>
    `You keep ${most} sets of this game. Delete one to save another.`,
  $whatToSave: 'What to save',
  $thisPhoneCannotKeep: 'This phone cannot keep them: they last until this page is closed',
})
