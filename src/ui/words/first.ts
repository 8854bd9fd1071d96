import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('uiFirst', {
  $loading: 'Loading',
  $hidden: 'Hidden',
  $asOfWhen: (when: string) => `As of ${when}. `,
  $theClockRunsAgain: 'The clock runs again with a network.',
})
