import type { MatchPick, Slate } from '#src/games/soccer-cash/slip.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { predictionRows } from './soccer-tag.ts'
import { words } from './words.ts'

/** More would be a long table on a small phone. */
const SHOWN = 20

interface Props {
  /** Without a fault. */
  picks: readonly MatchPick[]
  slate: Slate
  stake: Kobo
  most?: Kobo | undefined
}

/** Every prediction with its chance, its prize, and what comes back of its stake. */
export const SoccerPredictions = ({ picks, slate, stake, most }: Props) => {
  const rows = predictionRows(picks, slate, stake, most)
  return (
    <Fold summary={words.$yourPredictions(rows.length)}>
      <table className="w-full num border-collapse text-sm">
        <thead>
          <tr className="text-left text-soft">
            <th scope="col" className="font-normal py-1">
              {words.$prediction}
            </th>
            {[words.$chance, words.$prize, words.$back].map(name => (
              <th key={name} scope="col" className="font-normal py-1 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(row => (
            <tr key={row.scores.join()} className="border-t border-line">
              <th scope="row" className="text-left py-2">
                {row.scores.join(', ')}
              </th>
              <td className="text-right py-2">{words.$oneIn(row.oneIn)}</td>
              <td className="text-right py-2 font-bold">{formatMoney(row.prize)}</td>
              <td className="text-right py-2">{row.back}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && <p className="hint">{words.$andMore(rows.length - SHOWN)}</p>}
    </Fold>
  )
}
