import type { priceTag } from './price-tag.ts'

/** What a line pays and how rarely, a column for each prize. */
export const PlayLadder = ({ tag }: { tag: ReturnType<typeof priceTag> }) => (
  <dl className="ladder num w-full text-[13px]">
    {tag.rows.map(row => (
      <div key={row.label}>
        <dt className="text-xs">{row.label}</dt>
        <dd>
          <b className="block">{row.pays.replace('cashback', 'back')}</b>
          <span className="text-xs">{row.oneIn}</span>
        </dd>
      </div>
    ))}
  </dl>
)
