import { plural } from '#src/lib/figures.ts'
import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('slip', {
  $cannotBePlayed: (lines: number) => `${plural(lines, 'line')} cannot be played in this game`,
  $thisTicketHasNo: (left: number) => `This ticket has no room for ${plural(left, 'more line')}`,
  $areNotSoldNow: (stake: string, own: string) => `Lines of ${stake} are not sold now: yours is ${own}`,
})
