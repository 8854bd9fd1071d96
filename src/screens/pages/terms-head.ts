import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('terms', {
  $terms: 'Terms',
  $privacyNotice: 'Privacy notice',
  /** Said in other languages: the terms themselves are what was agreed to, so they stay in English. */
  $onlyEnglish: '',
})
