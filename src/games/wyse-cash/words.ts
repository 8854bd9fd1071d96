import { inLanguage } from '#src/lib/language/language.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { WordsOf } from '../game.ts'
import { wyseCash } from './rules.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import * as cadence from '#src/lib/language/cadence.ts'

const english: WordsOf = ({ pick, of, lineCounts }) => {
  const most = lineCounts.at(-1)!
  return {
    name: 'Wyse cash',
    tagline: `Lucky numbers: ${pick} of ${of}, up to ${most} for each stake. A draw ${cadence.fixedHours}.`,
    howToPlay: [
      `Ask for lucky numbers: each is a line of ${pick} numbers from 1 to ${of}, drawn for you.`,
      `Choose up to ${most} of them for each stake. Every line has the same chance.`,
      'Pay before the draw hour. Your tickets are sealed with everybody else’s, then the numbers are drawn.',
      `Prizes go to your ${wallets.winnings} by themselves, and your phone checks the draw.`,
    ],
  }
}

export const words = inLanguage('wyseCash', english)(wyseCash, formatMoney)
