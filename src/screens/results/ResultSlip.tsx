import { Link } from '@tanstack/react-router'
import type { ResultItem } from '#src/model/results.ts'
import { anyGameByLotteryType } from '#src/games/every-game.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { EmblemChip, Seal } from '#src/ui/Emblem.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { LineRow } from '../shared/lines/LineRow.tsx'
import { paidWords, shortWhen } from './results-model.ts'
import { useDrawCheck } from './use-draw-check.ts'
import { words } from './words.ts'

/** A draw as a slip that opens it; sealed if this phone has checked it. */
export const ResultSlip = ({ item, today }: { item: ResultItem; today: number | undefined }) => {
  const look = anyGameByLotteryType(item.lotteryType)?.look
  const checked = useDrawCheck(item.batch).data?.worst === 'passed'
  return (
    <Slip>
      <div className="flex items-center gap-3 mb-3">
        {look && <EmblemChip look={look} />}
        <div className="min-w-0 grow">
          <h3 className="font-bold text-[17px]">{lotteryName(item.lotteryType)}</h3>
          <p className="text-[13px] text-soft num">
            <time dateTime={item.date}>{shortWhen(item.date, today)}</time>
          </p>
        </div>
        {checked && <Seal size={36} />}
      </div>
      <div className="[&_.ball]:[--b:40px]">
        <LineRow batch={item.batch} numbers={item.drawn} label={words.$numbersDrawn} most={2} />
      </div>
      <p className="text-sm text-soft mt-3 num">{paidWords(item)}</p>
      <Link to="/results/$gameID" params={{ gameID: item.batch }} className="btn-link num text-sm covers">
        {item.batch}
      </Link>
    </Slip>
  )
}
