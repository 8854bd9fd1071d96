// Prizes and odds, computed from the catalogue: nobody types these figures.
import { games } from '#src/games/rules.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PagesPrizeTable } from './PagesPrizeTable.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'

const rhythm = {
  daily: 'every day',
  weekly: 'every Sunday',
  monthly: 'on the last day of the month',
} as const

export const PagesPrizes = () => (
  <PagesText
    title="Prizes and odds"
    lead="What each line pays, how often it happens, and what a stake gives back on average. Prizes are for one line."
  >
    {games.map(game => (
      <PagesSection key={game.id} id={game.id} title={lotteryName(game.lotteryType)}>
        <p>
          Pick {game.pick} of {game.of}. A line either hits or it does not: no line, no player and no time of
          day is luckier than another.
        </p>
        {game.stakes
          .filter(option => !option.comingSoon)
          .map(option => (
            <PagesPrizeTable key={option.stake} game={game} stake={option.stake} />
          ))}
      </PagesSection>
    ))}
    <PagesSection id="jackpots" title="Jackpots">
      <p>
        Jackpots come on top. Part of every stake goes into three pools, and every ₦100 staked is one chance
        in each. A pool is drawn at 10 PM and pays at most its limit; what is above stays for the next draw.
      </p>
      <div className="card">
        <table className="text-left" aria-label="Jackpots">
          <thead>
            <tr className="text-sm text-soft">
              <th scope="col" className="py-2 pr-3">
                Jackpot
              </th>
              <th scope="col" className="py-2 pr-3">
                Drawn
              </th>
              <th scope="col" className="py-2 pr-3 text-right">
                Of a stake
              </th>
              <th scope="col" className="py-2 text-right">
                Pays up to
              </th>
            </tr>
          </thead>
          <tbody className="num">
            {jackpots.map(({ id, name, drawn, share, threshold }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-bold">
                  {name}
                </th>
                <td className="py-2 pr-3">{rhythm[drawn]}</td>
                <td className="py-2 pr-3 text-right">{share / 100}%</td>
                <td className="py-2 text-right">{formatMoney(threshold)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PagesSection>
    <div>
      <LinkButton to="/dashboard" kind="gold">
        Play now
      </LinkButton>
    </div>
  </PagesText>
)
