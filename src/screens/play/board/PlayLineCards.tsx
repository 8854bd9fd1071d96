import { findLast } from '#src/lib/find-last.ts'
import type { LineCard } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { bandClass } from '#src/ui/band-class.ts'
import { words } from '../words.ts'

interface Props {
  cards: readonly LineCard[]
  /** Lines on the ticket; the highest card they reach counts. */
  lines?: number
  onChoose: (lines: number) => void
}

/**
 * The multiplier cards: n lines give n times the chances, and a full line also wins the card's prize at once.
 */
export const PlayLineCards = ({ cards, lines = 0, onChoose }: Props) => {
  const reached = findLast(cards, card => card.lines <= lines)
  return (
    <ul className="grid grid-cols-3 gap-2 list-none p-0 m-0">
      {cards.map((card, place) => (
        <li key={card.lines}>
          <button
            type="button"
            className={`stake w-full ${bandClass(place)}`}
            aria-pressed={lines > 0 ? card === reached : undefined}
            aria-label={words.$xWinWithLines(card.lines, formatMoney(card.pays), card.lines)}
            onClick={() => onChoose(card.lines)}
          >
            <b className="num text-2xl leading-none">{card.lines}x</b>{' '}
            <span className="text-xs block mt-1 tracking-tight">
              {words.$win2} <b className="num md:text-sm block whitespace-nowrap">{formatMoney(card.pays)}</b>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
