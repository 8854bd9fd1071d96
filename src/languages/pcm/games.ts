import type { WordsOf } from '#src/games/game.ts'
import type { words as games } from '#src/games/words.ts'
import * as wallets from '#src/lib/language/wallets.ts'
import * as cadence from '#src/lib/language/cadence.ts'

const chooseLines = (counts: readonly number[]) =>
  `Choose stake for each line, and how many lines you want: ${counts[0]!} to ${counts.at(-1)!}.`
const pickNumbers = (pick: number, of: number) =>
  `Pick ${pick} different numbers from 1 to ${of} for every line, or make the phone pick for you. Every line get the same chance.`
const payBeforeClose = (pick: number) =>
  `Pay before the batch close. We go seal your ticket with everybody own, then ${pick} numbers go come out.`
const payBeforeHour =
  'Pay before the draw hour. We go seal your ticket with everybody own, then the numbers go come out.'
const prizesCome = `Prize dey enter your ${wallets.winnings} by itself, and your phone dey check the draw.`

export const gamesInPidgin: {
  games: typeof games
  banker: WordsOf
  instantCashout: WordsOf
  quika: WordsOf
  salaryForLife: WordsOf
  wyseCash: WordsOf
} = {
  games: {
    $everyFiveMinutes: `One draw dey ${cadence.eachBatch}.`,
    $atHours: hours => `Draw dey at ${hours} every day, Lagos time.`,
    $reserveRule: 'Stake wey never open go open when the prize reserve don hold three times im top prize.',
  },
  banker: ({ pick, of, lineCounts }) => ({
    name: 'Banker',
    tagline: `Pick ${pick} from ${of}. One draw ${cadence.fixedHours}.`,
    howToPlay: [chooseLines(lineCounts), pickNumbers(pick, of), payBeforeHour, prizesCome],
  }),
  instantCashout: ({ pick, of, lineCounts }) => {
    const counts = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(lineCounts.map(String))
    return {
      name: 'Instant cashout',
      tagline: `Pick ${pick} from ${of}. One draw ${cadence.eachBatch}.`,
      howToPlay: [
        `Choose stake for each line, and how many lines you want: ${counts}.`,
        pickNumbers(pick, of),
        payBeforeClose(pick),
        prizesCome,
      ],
    }
  },
  quika: ({ pick, of, lineCounts }) => ({
    name: 'Quika',
    tagline: `Pick ${pick} from ${of}. E no pass ${lineCounts.at(-1)!} lines, one draw ${cadence.eachBatch}.`,
    howToPlay: [chooseLines(lineCounts), pickNumbers(pick, of), payBeforeClose(pick), prizesCome],
  }),
  salaryForLife: ({ pick, of, lineCounts, choice, stakes }, money) => {
    const once = money(stakes[0]!.topPrize)
    const monthly = money(choice!.monthly)
    return {
      name: 'Salary for life',
      tagline: `Pick ${pick} from ${of}. ${monthly} every month for ${choice!.months / 12} years, or ${once} one time.`,
      howToPlay: [
        `Each line na ${money(stakes[0]!.stake)}. Play ${lineCounts[0]!} to ${lineCounts.at(-1)!} lines: the more lines, the higher the multiplier card wey a full line go win join.`,
        pickNumbers(pick, of),
        payBeforeHour,
        `All ${pick} correct: you go choose ${once} one time or ${monthly} every month for ${choice!.months} months. The card money and all other prizes dey enter your ${wallets.winnings} by themselves.`,
      ],
    }
  },
  wyseCash: ({ pick, of, lineCounts }) => {
    const most = lineCounts.at(-1)!
    return {
      name: 'Wyse cash',
      tagline: `Lucky numbers: ${pick} from ${of}, no pass ${most} for each stake. One draw ${cadence.fixedHours}.`,
      howToPlay: [
        `Ask for lucky numbers: each one na line of ${pick} numbers from 1 to ${of}, wey we draw for you.`,
        `For each stake, no choose pass ${most} of dem. Every line get the same chance.`,
        'Pay before the draw hour. We go seal your tickets with everybody own, then the numbers go come out.',
        prizesCome,
      ],
    }
  },
}
