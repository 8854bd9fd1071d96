import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('home', {
  $playFrom: (cheapestTicket: string) => `Play from ${cheapestTicket}.`,
  $checkEveryDrawOn: 'Check every draw on your own phone.',
  $youSeeThePrice:
    'You see the price, the odds and what comes back before you pay. Then your phone proves the result.',
  $playNow: 'Play now',
  $seeTheResults: 'See the results',
})
