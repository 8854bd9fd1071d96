import type { GameRules } from '#src/games/game.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { priceTag } from '../price-tag.ts'

/** What each multiplier card adds to a full line, and to a line's average return. */
export const PlayHowToCards = ({ game, stake }: { game: GameRules; stake: Kobo }) => (
  <section className="stack" aria-label="Multiplier cards">
    <h2 className="title-2">Multiplier cards</h2>
    <table className="w-full num border-collapse">
      <thead>
        <tr className="text-sm text-soft">
          <th scope="col" className="text-left font-normal py-2">
            Lines
          </th>
          <th scope="col" className="text-right font-normal py-2">
            All right, at once
          </th>
          <th scope="col" className="text-right font-normal py-2 pl-3">
            A line gives back
          </th>
        </tr>
      </thead>
      <tbody>
        {game.lineCards?.map(card => (
          <tr key={card.lines} className="border-t border-line">
            <th scope="row" className="text-left font-bold py-2">
              {card.lines}x
            </th>
            <td className="text-right font-bold py-2">{formatMoney(card.pays)}</td>
            <td className="text-right text-soft py-2 pl-3">
              {priceTag(game, stake, [], card.lines).returnPercent}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="hint">A number of lines between two cards has the lower one.</p>
  </section>
)
