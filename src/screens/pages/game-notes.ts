export const gameNotes: readonly { id: string; name: string; words: string }[] = [
  {
    id: 'instant-cashout',
    name: 'Instant cashout',
    words: 'Pick 4 numbers from 1 to 40. Each batch of five minutes has its own draw.',
  },
  {
    id: 'salary-for-life',
    name: 'Salary for life',
    words:
      'Pick 5 numbers from 1 to 49. All five pay ₦30,000 a month for up to 20 years, or ₦10,000,000 at once.',
  },
  {
    id: 'wyse-cash',
    name: 'Wyse cash',
    words:
      'Choose among lucky numbers that are offered to you, four from 1 to 100 on each. Seven draws a day.',
  },
  { id: 'quika', name: 'Quika', words: 'Pick 4 numbers from 1 to 40, up to twenty lines. Quick draws.' },
  { id: 'banker', name: 'Banker', words: 'Pick 4 numbers from 1 to 40. Drawn at the seven draw hours.' },
  {
    id: 'soccer-cash',
    name: 'Soccer cash',
    words: 'Call the exact scores of matches, real or virtual. Three right calls pay the most.',
  },
  {
    id: 'awoof',
    name: 'Awoof',
    words: 'Bid a small amount for a chance at an item. No player can hold more than 5% of its price.',
  },
]
