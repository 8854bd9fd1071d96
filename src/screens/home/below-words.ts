import { inLanguage } from '#src/lib/language/language.ts'

export const words = inLanguage('homeBelow', {
  $theGames: 'The games',
  $prizesAndOdds: 'Prizes and odds',
  $play: 'Play',
  $of: (pick: number, of: number) => `${pick} of ${of}`,
  $callTheScores: 'call the scores',
  $winAnItem: 'win an item',
  $knowTheGames: 'Know the games',
  $whyYouCanTrust: 'Why you can trust a draw',
  $howADrawIs: 'How a draw is proven, step by step',
  $weLockItFirst: 'We lock it first',
  $beforeABatchOpens:
    'Before a batch opens, what will decide it stands in a public log. Nobody can change it later.',
  $allTicketsAreSealed: 'All tickets are sealed together',
  $whenTheBatchCloses:
    'When the batch closes, no ticket can be added or taken away. No seal in time: all stakes go back.',
  $theChanceComesFrom: 'The chance comes from outside',
  $aPublicSourceThat:
    'A public source that nobody owns gives its number only after the seal. We add nothing to it.',
  $yourPhoneChecksIt: 'Your phone checks it',
  $itDrawsTheNumbers: 'It draws the numbers again by itself, also without a network. You need not trust us.',
})
