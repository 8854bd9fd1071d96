import { Money } from '#src/ui/Money.tsx'
import type { NewestWinner } from './winners-lists.ts'

/** Winners in a list, the largest win first. */
export const WinnersRows = ({ rows, label }: { rows: readonly NewestWinner[]; label: string }) => (
  <ol className="rows" aria-label={label}>
    {rows.map(({ key, phone, what, amount }, index) => (
      <li key={key}>
        <span className={`rank num ${index === 0 ? 'rank-1' : ''}`}>{index + 1}</span>
        <span className="min-w-0 grow">
          <b className="block num">{phone}</b>
          <span className="block text-sm text-soft num">{what}</span>
        </span>
        <Money amount={amount} className="font-extrabold text-win" />
      </li>
    ))}
  </ol>
)
