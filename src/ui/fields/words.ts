import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('uiFields', {
  $hide: 'Hide',
  $show: 'Show',
  $resendCode: 'Resend code',
  $youCanAskFor: 'You can ask for another code in',
})
