import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('comingSoon', {
  $comingSoon: 'Coming soon',
  $weAreStillBuilding: 'We are still building this part.',
})
