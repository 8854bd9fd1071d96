import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('terms', {
  $terms: 'Terms',
  $privacyNotice: 'Privacy notice',
  /** Shown in other languages: the terms are what players agreed to, so they stay in English. */
  $onlyEnglish: '',
})
