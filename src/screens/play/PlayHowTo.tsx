// How the game is played, what it pays and how likely that is, all computed from the catalogue.
import type { GameFace } from '#src/games/face.ts'
import type { GameRules } from '#src/games/game.ts'
import { formatMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { priceTag } from './price-tag.ts'

export const PlayHowTo = ({ game, face }: { game: GameRules; face: GameFace }) => {
  const stakes = game.stakes.filter(option => !option.comingSoon)
  const tags = stakes.map(option => ({ stake: option.stake, tag: priceTag(game, option.stake, [], 1) }))
  const rows = tags[0]?.tag.rows ?? []
  return (
    <div className="w-full max-w-3xl mx-auto stack">
      <section className="card stack">
        <h2 className="title-2">{face.words.name}</h2>
        <ol className="stack pl-5 list-decimal">
          {face.words.howToPlay.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className="card stack">
        <h2 className="title-2">Prizes and odds of a line</h2>
        <div className="overflow-x-auto focus-ring" role="region" aria-label="Prizes and odds" tabIndex={0}>
          <table className="w-full num border-collapse">
            <thead>
              <tr className="border-b border-line">
                <th scope="col" className="text-left py-2 pr-3">
                  Right
                </th>
                <th scope="col" className="text-right py-2 pr-3">
                  Chance
                </th>
                {tags.map(({ stake }) => (
                  <th key={stake} scope="col" className="text-right py-2 pl-3 whitespace-nowrap">
                    {formatMoney(stake)} stake
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.label} className="border-b border-line">
                  <th scope="row" className="text-left font-normal py-2 pr-3 whitespace-nowrap">
                    {row.label}
                  </th>
                  <td className="text-right text-soft py-2 pr-3 whitespace-nowrap">{row.oneIn}</td>
                  {tags.map(({ stake, tag }) => (
                    <td key={stake} className="text-right font-bold py-2 pl-3 whitespace-nowrap">
                      {tag.rows[index]?.pays}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row" className="text-left font-normal py-2 pr-3">
                  Given back on average
                </th>
                <td />
                {tags.map(({ stake, tag }) => (
                  <td key={stake} className="text-right py-2 pl-3 whitespace-nowrap">
                    {tag.givesBack} ({tag.returnPercent})
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <p className="hint">
          Jackpots are not counted here. Every line has the same chance, picked by hand or by the phone.
        </p>
      </section>
      <LinkButton to="/instant-cashout" kind="gold" block>
        Play now
      </LinkButton>
    </div>
  )
}
