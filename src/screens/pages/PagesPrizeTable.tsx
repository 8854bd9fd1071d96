import type { GameRules } from '#src/games/game.ts'
import type { Kobo } from '#src/lib/money.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { prizeTable } from './prize-table.ts'
import { words } from './words.ts'

export const PagesPrizeTable = ({ game, stake }: { game: GameRules; stake: Kobo }) => {
  const { rows, back, percent, profit, nothing } = prizeTable(game, stake)
  const title = words.$aLineOf(formatMoney(stake))
  return (
    <Fold summary={title}>
      <table className="text-left num" aria-label={title}>
        <thead>
          <tr className="text-sm text-soft">
            <th scope="col" className="py-2 pr-3">
              {words.$right}
            </th>
            <th scope="col" className="py-2 pr-3 text-right">
              {words.$pays}
            </th>
            <th scope="col" className="py-2 text-right">
              {words.$oneLineIn}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ right, pays, oneIn, cashback }) => (
            <tr key={right} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                {right}
              </th>
              <td className={`py-2 pr-3 text-right ${cashback ? '' : 'font-bold'}`}>
                {pays}
                {cashback && <span className="block text-sm text-soft">{words.$cashback}</span>}
              </td>
              <td className="py-2 text-right">{oneIn}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-soft mt-3">
        {words.$onAverageOfComes(back, formatMoney(stake), percent, profit, nothing)}
      </p>
    </Fold>
  )
}
