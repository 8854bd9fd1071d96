import { inLanguage } from '#src/lib/language/language.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { WordsOf } from '../game.ts'
import { salaryForLife } from './rules.ts'
import * as wallets from '#src/lib/language/wallets.ts'

const english: WordsOf = ({ pick, of, lineCounts, choice, stakes }, money) => {
  const [few, many] = [lineCounts[0]!, lineCounts.at(-1)!]
  const once = money(stakes[0]!.topPrize)
  return {
    name: 'Salary for life',
    tagline: `Pick ${pick} of ${of}. ${money(choice!.monthly)} a month for ${choice!.months / 12} years, or ${once} once.`,
    howToPlay: [
      `Each line costs ${money(stakes[0]!.stake)}. Play ${few} to ${many} lines: the more lines, the higher the multiplier card that a line with every number right also wins.`,
      `Pick ${pick} different numbers from 1 to ${of} on every line, or let the phone pick for you. Every line has the same chance.`,
      'Pay before the draw hour. Your ticket is sealed with everybody else’s, then the numbers are drawn.',
      `All ${pick} right: you choose between ${once} once and ${money(choice!.monthly)} a month for ${choice!.months} months. The card’s win and all other prizes go to your ${wallets.winnings} by themselves.`,
    ],
  }
}

export const words = inLanguage('salaryForLife', english)(salaryForLife, formatMoney)
