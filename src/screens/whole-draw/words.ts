import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('wholeDraw', {
  $theWholeDraw: 'The whole draw',
  $yourPhoneLoadsEverybodys: (tickets: number, size: string) =>
    `Your phone loads everybody’s lines (${plural(tickets, 'ticket')}, without names) and adds up the seal, the winners and what was paid. It also looks through the log for a second seal. About ${size}.`,
  $checkTheWholeDraw: 'Check the whole draw',
  $loadingTheDraw: 'Loading the draw',
  $keptOnThisPhone: 'Kept on this phone: it opens without a network.',
})
