// What a group ticket plays, and who pays which part of it.
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Syndicate } from '#src/model/players/syndicates.ts'
import { MyLines } from '../shared/lines/MyLines.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { words } from './words.ts'

export const GroupShares = ({ group: { tickets, cost, state, endsAt, shares } }: { group: Syndicate }) => (
  <>
    <MyLines lines={tickets} />
    <Facts
      facts={[
        [words.$price, formatMoney(cost)],
        ...(state === 'open' ? [[words.$allPaidBy, formatDateTime(Date.parse(endsAt))] as const] : []),
      ]}
    />
    <div>
      <h3 className="eyebrow">{words.$shares}</h3>
      <Facts
        facts={shares.map(({ name, amount, paid, yours }) => [
          yours ? words.$you(name) : name,
          state === 'open'
            ? `${formatMoney(amount)}, ${paid ? words.$paid : words.$notPaid}`
            : formatMoney(amount),
        ])}
      />
    </div>
  </>
)
