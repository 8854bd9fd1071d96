import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { words } from './words.ts'

/** What applies before anything is paid. */
export const VirtualRules = ({ most }: { most: Kobo }) => (
  <Fold summary={words.$howItWorks}>
    <ul className="stack gap-2 text-sm">
      {[...words.$rules, words.$mostPaid(formatMoney(most))].map(rule => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Fold>
)
