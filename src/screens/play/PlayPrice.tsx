import { formatMoney, type Kobo } from '#src/lib/money.ts'
import type { priceTag } from './price-tag.ts'
import { words } from './words.ts'

interface Props {
  tag: ReturnType<typeof priceTag>
  stake: Kobo
}

/** The honest price tag: every tier with its odds, and a line's average return. */
export const PlayPrice = ({ tag, stake }: Props) => (
  <section className="card stack" aria-label={words.$prizesAndOddsOf(formatMoney(stake))}>
    <h2 className="eyebrow">{words.$prizesOfALine(formatMoney(stake))}</h2>
    <PlayPriceFigures tag={tag} stake={stake} />
  </section>
)

export const PlayPriceFigures = ({ tag, stake }: Props) => (
  <div className="stack">
    <table className="w-full num border-collapse">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.$numbersRightAndThe}</th>
          <th scope="col">{words.$pays}</th>
        </tr>
      </thead>
      <tbody>
        {tag.rows.map(row => (
          <tr key={row.label} className="border-b border-line">
            <th scope="row" className="text-left font-normal py-2 whitespace-nowrap align-top">
              {row.label}
              <span className="block text-sm text-soft">{row.oneIn}</span>
            </th>
            <td className="text-right py-2 pl-3">
              <b>{row.pays}</b>
              {row.notes.map(note => (
                <span key={note} className="block text-sm text-soft">
                  {note}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-sm num">
      {tag.best}. {words.$beforeTax}
    </p>
    <dl className="m-0">
      <div className="row py-1">
        <dt className="text-soft">{words.$onAveragePaysBack(formatMoney(stake))}</dt>
        <dd className="m-0 num font-bold text-right">
          {tag.givesBack} ({tag.returnPercent})
        </dd>
      </div>
      <div className="row py-1">
        <dt className="text-soft">{words.$aLinePaysMore}</dt>
        <dd className="m-0 num font-bold whitespace-nowrap">{tag.profit}</dd>
      </div>
    </dl>
  </div>
)
