// What the front page says.
export const trust = [
  {
    drawing: 'lock',
    title: 'We lock it first',
    words: 'Before a batch opens, what will decide it stands in a public log. Nobody can change it later.',
  },
  {
    drawing: 'tree',
    title: 'All tickets are sealed together',
    words:
      'When the batch closes, no ticket can be added or taken away. No seal in time: all stakes go back.',
  },
  {
    drawing: 'beacon',
    title: 'The chance comes from outside',
    words: 'A public source that nobody owns gives its number only after the seal. We add nothing to it.',
  },
  {
    drawing: 'phone-check',
    title: 'Your phone checks it',
    words: 'It draws the numbers again by itself, also without a network. You need not trust us.',
  },
] as const
