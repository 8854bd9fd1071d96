import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('uiTime', {
  $asOf: (when: string) => `As of ${when}`,
})
