import { inLanguage } from '#src/lib/language/language.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { WordsOf } from '../game.ts'
import { quika } from './rules.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import * as cadence from '#src/lib/language/cadence.ts'

const english: WordsOf = ({ pick, of, lineCounts }) => ({
  name: 'Quika',
  tagline: `Pick ${pick} of ${of}. Up to ${lineCounts.at(-1)!} lines, a draw ${cadence.eachBatch}.`,
  howToPlay: [
    `Choose a stake for each line, and how many lines you want: ${lineCounts[0]!} to ${lineCounts.at(-1)!}.`,
    `Pick ${pick} different numbers from 1 to ${of} on every line, or let the phone pick for you. Every line has the same chance.`,
    `Pay before the batch closes. Your ticket is sealed with everybody else’s, then ${pick} numbers are drawn.`,
    `Prizes go to your ${wallets.winnings} by themselves, and your phone checks the draw.`,
  ],
})

export const words = inLanguage('quika', english)(quika, formatMoney)
