import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('picture', {
  $soldUntil: (at: string) => `Sold until ${at}`,
  $drawnAt: (at: string) => `Drawn ${at}`,
  $drawAt: (at: string) => `Draw ${at}`,
  $andMore: (lines: number) => `and ${plural(lines, 'more line')}`,
  $drawn: 'Drawn',
  $lookItUp: 'Look it up and check it',
  $shortId: 'Short ID',
})
