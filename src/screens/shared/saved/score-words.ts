import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('savedScores', {
  $myScores: 'My scores',
  $none: 'No saved scores to play',
  $noneText:
    'Call your scores, then save them here under a name. They stay on this phone. Only those whose matches are on sale are shown.',
  $noneTextVirtual:
    'Call your scores, then save them here under a name. They stay on this phone and fit every batch: the place in the list counts, the teams change.',
  $nothingToSave: 'Call a score of each of your matches, then you can save them.',
  $nameForYourScores: 'Name for your scores',
  $example: 'Saturday',
  $playThese: 'Play these scores',
  $saveThese: 'Save these scores',
  $loaded: (name: string) => `${name}: the scores are on your ticket`,
  $inPlace: (place: number, scores: string) => `Match ${place}: ${scores}`,
  $undo: 'Undo',
})
