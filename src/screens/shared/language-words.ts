import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('language', {
  $language: 'Language',
  $notLoaded: 'Pidgin could not be loaded. Check your internet connection, then try again',
  $notKept: 'This phone keeps nothing for this website, so it cannot keep the language either',
})
