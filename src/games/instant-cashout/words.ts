export const words = {
  name: 'Instant cashout',
  tagline: 'Pick 4 of 40. A draw every five minutes.',
  howToPlay: [
    'Choose a stake for each line, and how many lines you want: 1, 3, 5, 7 or 10.',
    'Pick 4 different numbers from 1 to 40 on every line, or let the phone pick for you. Every line has the same chance.',
    'Pay before the batch closes. Your ticket is sealed with everybody else’s, then 4 numbers are drawn.',
    'Prizes go to your winnings wallet by themselves, and your phone checks the draw.',
  ],
} as const
