import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('soccerResults', {
  $matches: 'Matches that have ended',
  $counts: 'The score after 90 minutes counts.',
  $saidBy: (who: string, when: string) => `${who} said so at ${when}`,
  $corrected: (who: string) => `${who} said so, and has changed it since: that changes no ticket`,
  $inLog: (place: number) => `Number ${place} in our log`,
  $notInLog: 'In our log within a minute',
  $none: 'No match has ended yet',
  $noneText: 'Once a match of soccer cash has ended, its score and who said so stand here.',
  $noneThatDay: 'No match of that day has ended',
})
