import { Link } from '@tanstack/react-router'
import type { ResultItem } from '#src/model/results.ts'
import { anyGameByLotteryType } from '#src/games/every-game.ts'
import { gameByLotteryType } from '#src/games/rules.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { EmblemChip, Seal } from '#src/ui/Emblem.tsx'
import { Money } from '#src/ui/Money.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { words } from './words.ts'

const givesCashback = (lotteryType: string): boolean =>
  gameByLotteryType(lotteryType)?.tiers.some(({ kind }) => kind === 'cashback') === true

/** A draw as a slip, its seal leading to the proof. */
export const DashboardResult = ({ item }: { item: ResultItem }) => {
  const name = lotteryName(item.lotteryType)
  const look = anyGameByLotteryType(item.lotteryType)?.look
  return (
    <Slip className="w-[272px] md:w-[320px]">
      <article aria-label={`${name} ${item.batch}`}>
        <div className="flex items-center gap-2 -mt-1">
          {look && <EmblemChip look={look} />}
          <div className="flex-1 min-w-0 leading-tight">
            <p className="font-bold">{name}</p>
            <p className="text-xs text-soft num">
              {item.batch}, {formatDateTime(Date.parse(item.date))}
            </p>
          </div>
          <Link
            to="/results/$gameID"
            params={{ gameID: item.batch }}
            className="flex-none grid place-items-center w-11 h-11 -mr-2"
            aria-label={words.$seeAndCheck(item.batch)}
          >
            <Seal size={34} />
          </Link>
        </div>
        <div className="my-2">
          <LineRow batch={item.batch} numbers={item.drawn} label={words.$numbersDrawn} most={2} />
        </div>
        <p className="text-sm">
          {/* Cashback is in the sum, and is no win. */}
          {item.winners && givesCashback(item.lotteryType) ? words.$paidOut : words.$amountWon}{' '}
          <Money amount={item.winners ? item.amount : 0} className="font-bold text-win" />
          {!item.winners && item.amount > 0 && `, ${words.$cashback(formatMoney(item.amount))}`}
        </p>
      </article>
    </Slip>
  )
}
