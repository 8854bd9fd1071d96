import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('paused', {
  $pausedUntil: (at: string) => `Play is paused until ${at}`,
  $pausedForGood: 'Play is closed to you',
  $gameHeld: 'Paused for now: nothing is sold. What was bought before is drawn and paid.',
})
