// Every game in two sentences, from its rules.
import { alsoOpen } from '#src/games/also-open.ts'
import type { GameRules } from '#src/games/game.ts'
import { rhythmWords } from '#src/games/rhythm-words.ts'
import { awoof } from '#src/games/awoof/game.ts'
import { CHAT } from '#src/games/soccer-cash/paths.ts'
import { games } from '#src/games/rules.ts'
import type { GameLook } from '#src/lib/look.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { words } from './words.ts'

interface GameNote {
  id: string
  name: string
  look: GameLook
  words: string
}

const saysOf = ({ pick, of, offersLines, choice, stakes }: GameRules): string =>
  offersLines
    ? words.$chooseAmongLuckyNumbers(pick, of)
    : choice
      ? words.$pickOrMonthly(
          pick,
          of,
          formatMoney(choice.monthly),
          choice.months / 12,
          formatMoney(stakes[0]!.topPrize),
        )
      : words.$pickNumbersFrom(pick, of)

const noteOf = (game: GameRules): GameNote => ({
  id: game.id,
  name: lotteryName(game.lotteryType),
  look: game.look,
  words: `${saysOf(game)} ${rhythmWords(game)}`,
})

const others: Readonly<Record<string, string>> = {
  [CHAT]: words.$callTheExactScores,
  [awoof.id]: words.$bidASmallAmount,
}

export const gameNotes: readonly GameNote[] = [
  ...games.map(noteOf),
  ...alsoOpen.map(({ id, look }) => ({ id, name: lotteryName(id), look, words: others[id]! })),
]
