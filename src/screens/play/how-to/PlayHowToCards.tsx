import type { GameRules } from '#src/games/game.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { priceTag } from '../price-tag.ts'
import { words } from './words.ts'

/** What each multiplier card adds to a full line, and to a line's average return. */
export const PlayHowToCards = ({ game, stake }: { game: GameRules; stake: Kobo }) => (
  <section className="stack" aria-label={words.$multiplierCards}>
    <h2 className="title-2">{words.$multiplierCards}</h2>
    <table className="w-full num border-collapse">
      <thead>
        <tr className="text-sm text-soft">
          <th scope="col" className="text-left font-normal py-2">
            {words.$lines}
          </th>
          <th scope="col" className="text-right font-normal py-2">
            {words.$allRightAtOnce}
          </th>
          <th scope="col" className="text-right font-normal py-2 pl-3">
            {words.$aLineGivesBack}
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
    <p className="hint">{words.$aNumberOfLines}</p>
  </section>
)
