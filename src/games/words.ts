import { inLanguage } from '#src/lib/language/language.ts'
import * as cadence from '#src/lib/language/cadence.ts'

/** Texts shared by all games. */
export const words = inLanguage('games', {
  $everyFiveMinutes: `A draw is made ${cadence.eachBatch}.`,
  $atHours: (hours: string) => `Draws are made at ${hours} every day, Lagos time.`,
  $reserveRule: 'A stake that is not open yet opens when the prize reserve holds three times its top prize.',
})
