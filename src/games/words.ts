import { inLanguage } from '#src/lib/language/language.ts'

/** Texts shared by all games. */
export const words = inLanguage('games', {
  $everyFiveMinutes: 'A draw is made every five minutes.',
  $atHours: (hours: string) => `Draws are made at ${hours} every day, Lagos time.`,
  $reserveRule: 'A stake opens only when the prize reserve holds three times its top prize.',
})
