import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('hits', {
  $hit: 'hit',
  $notDrawn: 'not drawn',
})
