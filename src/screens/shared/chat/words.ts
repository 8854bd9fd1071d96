import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('shareInChat', {
  $shareInChat: 'Share in the chat',
})
