import type { GamePlays } from '#src/api/results.ts'
import { lookOfSold } from '#src/games/look-of-type.ts'
import { playPathOf } from '#src/games/every-game.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip } from '#src/ui/Emblem.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Money } from '#src/ui/Money.tsx'
import { words } from './words.ts'

const ROW =
  'relative grid grid-cols-[1fr_auto_44px] gap-x-2 items-center pl-13 py-1 border-t border-line md:table-row'
const SUM = 'p-0 text-xs text-soft md:text-base md:text-ink md:text-right md:px-2'

/** On phones a game is a row with a bar; on wider screens a line of a table. */
const PlaysRow = ({ row }: { row: GamePlays }) => {
  const name = lotteryName(row.lotteryType)
  const look = lookOfSold(row.lotteryType)
  const share = Math.round(row.percentage)
  return (
    <tr className={ROW}>
      <th scope="row" className="col-span-2 p-0 text-left text-sm font-bold md:text-base md:py-2">
        <span className="flex items-center gap-3">
          <span className="absolute left-0 top-[calc(50%-20px)] md:static">
            {look && <EmblemChip look={look} />}
          </span>
          {name}
        </span>
      </th>
      <td className="col-start-1 col-span-2 flex items-center gap-2 p-0 text-xs num whitespace-nowrap md:table-cell md:w-1/4 md:px-2 md:text-base">
        <span>
          {share}%<span className="md:sr-only"> {words.$ofPlayers}</span>
        </span>
        <progress max={100} value={share} aria-hidden="true" />
      </td>
      <td className={SUM}>
        <span className="md:hidden">{words.$averageStake} </span>
        <Money amount={row.averageStake} />
      </td>
      <td className={SUM}>
        <span className="md:hidden">{words.$canWin} </span>
        <Money amount={row.averagePotentialWinning} />
      </td>
      <td className="row-start-1 col-start-3 row-span-3 p-0 text-right">
        <LinkButton
          to={playPathOf(row.lotteryType)}
          kind="quiet"
          className="btn-small whitespace-nowrap max-md:border-0 max-md:p-0 max-md:w-11"
          aria-label={words.$playGame(name)}
        >
          <span className="max-md:hidden">{words.$playGame2}</span>
          <Icon name="next" size={20} className="md:hidden" />
        </LinkButton>
      </td>
    </tr>
  )
}

export const DashboardPlaysTable = ({ rows }: { rows: readonly GamePlays[] }) => (
  <table>
    <thead className="max-md:sr-only">
      <tr className="text-xs text-soft text-left">
        <th scope="col">{words.$gameType}</th>
        <th scope="col" className="md:px-2">
          {words.$players}
        </th>
        <th scope="col" className="md:px-2 md:text-right">
          {words.$averageStake}
        </th>
        <th scope="col" className="md:px-2 md:text-right">
          {words.$averagePotentialWinning}
        </th>
        <th scope="col">
          <span className="sr-only">{words.$playGame2}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <PlaysRow key={row.lotteryType} row={row} />
      ))}
    </tbody>
  </table>
)
