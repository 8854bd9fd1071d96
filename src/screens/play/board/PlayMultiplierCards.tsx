// Multiplier cards outside the game itself: choosing one keeps the multiplier and opens the game.
import { useNavigate } from '@tanstack/react-router'
import type { GameRules } from '#src/games/game.ts'
import { pathsOf } from '#src/games/paths.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { playStore } from '#src/play/store.ts'
import { PlayLineCards } from './PlayLineCards.tsx'
import { undoable } from './undoable.ts'
import { words } from '../words.ts'

export const PlayMultiplierCards = ({ game }: { game: GameRules }) => {
  const navigate = useNavigate()
  const name = lotteryName(game.lotteryType)
  const choose = async (lines: number) => {
    const store = playStore(game)
    await store.ready
    undoable(store, () => store.setLines(lines))
    await navigate({ to: pathsOf(game).play })
  }
  if (!game.lineCards) return null
  return (
    <section className="card stack" aria-labelledby={`${game.id}-multipliers`}>
      <div>
        <h2 id={`${game.id}-multipliers`} className="title-2">
          {words.$chooseYourMultiplier(name)}
        </h2>
        <p className="text-sm text-soft">{words.$aFullLineWins}</p>
      </div>
      <PlayLineCards cards={game.lineCards} onChoose={lines => void choose(lines)} />
    </section>
  )
}
