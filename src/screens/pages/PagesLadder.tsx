import type { GameRules } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { prizeTable } from './prize-table.ts'
import { words } from './words.ts'

/** A game on its cloth: what its cheapest line pays, and how rarely. */
export const PagesLadder = ({ game }: { game: GameRules }) => {
  const { stake } = game.stakes[0]!
  return (
    <div className={`cloth cloth-${game.look.cloth} rounded-3xl p-4 grid gap-4`}>
      <div className="flex items-center gap-3">
        <EmblemChip look={game.look} />
        <div>
          <h2 className="title-2">{lotteryName(game.lotteryType)}</h2>
          <p className="text-sm">{words.$pickOfALine(game.pick, game.of, formatMoney(stake))}</p>
        </div>
      </div>
      <dl className="ladder num">
        {prizeTable(game, stake).rows.map(({ right, pays, oneIn, cashback }) => (
          <div key={right}>
            <dt className="text-[13px]">{right}</dt>
            <dd>
              <b className="block">{pays}</b>
              <span className="text-[13px]">
                {cashback && words.$back}
                {words.$n1In(oneIn)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
