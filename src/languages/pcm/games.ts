import { banker } from '#src/games/banker/rules.ts'
import type { GameFace } from '#src/games/face.ts'
import { instantCashout } from '#src/games/instant-cashout/rules.ts'
import { quika } from '#src/games/quika/rules.ts'
import { salaryForLife } from '#src/games/salary-for-life/rules.ts'
import type { words as games } from '#src/games/words.ts'
import { wyseCash } from '#src/games/wyse-cash/rules.ts'
import { formatMoney } from '#src/lib/money.ts'

type GameWords = GameFace['words']

const { choice, stakes } = salaryForLife
const once = formatMoney(stakes[0]!.topPrize)
const monthly = formatMoney(choice!.monthly)

const first = ({ lineCounts }: { lineCounts: readonly number[] }) => lineCounts[0]!
const last = ({ lineCounts }: { lineCounts: readonly number[] }) => lineCounts.at(-1)!
const chooseLines = (from: number, to: number) =>
  `Choose stake for each line, and how many lines you want: ${from} to ${to}.`
const pickNumbers = ({ pick, of }: { pick: number; of: number }) =>
  `Pick ${pick} different numbers from 1 to ${of} for every line, or make the phone pick for you. Every line get the same chance.`
const payBeforeClose = ({ pick }: { pick: number }) =>
  `Pay before the batch close. We go seal your ticket with everybody own, then ${pick} numbers go come out.`
const payBeforeHour =
  'Pay before the draw hour. We go seal your ticket with everybody own, then the numbers go come out.'
const prizesCome = 'Prize dey enter your winnings wallet by itself, and your phone dey check the draw.'
const counts = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  instantCashout.lineCounts.map(String),
)

export const gamesInPidgin: {
  games: typeof games
  banker: GameWords
  instantCashout: GameWords
  quika: GameWords
  salaryForLife: GameWords
  wyseCash: GameWords
} = {
  games: {
    $everyFiveMinutes: 'One draw dey every five minutes.',
    $atHours: hours => `Draw dey at ${hours} every day, Lagos time.`,
    $reserveRule: 'A stake go open only when the prize reserve don hold three times im top prize.',
  },
  banker: {
    name: 'Banker',
    tagline: `Pick ${banker.pick} from ${banker.of}. One draw every two hours from 10:00 to 22:00.`,
    howToPlay: [chooseLines(first(banker), last(banker)), pickNumbers(banker), payBeforeHour, prizesCome],
  },
  instantCashout: {
    name: 'Instant cashout',
    tagline: `Pick ${instantCashout.pick} from ${instantCashout.of}. One draw every five minutes.`,
    howToPlay: [
      `Choose stake for each line, and how many lines you want: ${counts}.`,
      pickNumbers(instantCashout),
      payBeforeClose(instantCashout),
      prizesCome,
    ],
  },
  quika: {
    name: 'Quika',
    tagline: `Pick ${quika.pick} from ${quika.of}. Reach ${last(quika)} lines, one draw every five minutes.`,
    howToPlay: [
      chooseLines(first(quika), last(quika)),
      pickNumbers(quika),
      payBeforeClose(quika),
      prizesCome,
    ],
  },
  salaryForLife: {
    name: 'Salary for life',
    tagline: `Pick ${salaryForLife.pick} from ${salaryForLife.of}. ${monthly} every month for ${choice!.months / 12} years, or ${once} one time.`,
    howToPlay: [
      `Each line na ${formatMoney(stakes[0]!.stake)}. Play ${first(salaryForLife)} to ${last(salaryForLife)} lines: the more lines, the higher the multiplier card wey a full line go win join.`,
      pickNumbers(salaryForLife),
      payBeforeHour,
      `All ${salaryForLife.pick} correct: you go choose ${once} one time or ${monthly} every month for ${choice!.months} months. The card money and all other prizes dey enter your winnings wallet by themselves.`,
    ],
  },
  wyseCash: {
    name: 'Wyse cash',
    tagline: `Lucky numbers: ${wyseCash.pick} from ${wyseCash.of}, reach ${last(wyseCash)} for each stake. One draw every two hours from 10:00 to 22:00.`,
    howToPlay: [
      `Ask for lucky numbers: each one na line of ${wyseCash.pick} numbers from 1 to ${wyseCash.of}, wey we draw for you.`,
      `Choose reach ${last(wyseCash)} of them for each stake. Every line get the same chance.`,
      'Pay before the draw hour. We go seal your tickets with everybody own, then the numbers go come out.',
      prizesCome,
    ],
  },
}
