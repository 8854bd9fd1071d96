// Prizes and odds, computed from the catalogue; never type these figures by hand.
import { games } from '#src/games/rules.ts'
import { jackpots } from '#src/games/jackpots.ts'
import { formatMoney } from '#src/lib/money.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PagesLadder } from './PagesLadder.tsx'
import { PagesPrizeTable } from './PagesPrizeTable.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'
import { topWords } from './prize-table.ts'

const rhythm = {
  daily: 'every day',
  weekly: 'every Sunday',
  monthly: 'on the last day of the month',
} as const

export const PagesPrizes = () => (
  <PagesText
    title="Prizes and odds"
    lead="What one line pays, how often it happens, and what a stake gives back on average. No line, no player and no time of day is luckier than another."
  >
    {games.map(game => (
      <section key={game.id} id={game.id} className="grid gap-3">
        <PagesLadder game={game} />
        {topWords(game).map(words => (
          <p key={words}>{words}</p>
        ))}
        <div>
          {game.stakes
            .filter(option => !option.comingSoon)
            .map(option => (
              <PagesPrizeTable key={option.stake} game={game} stake={option.stake} />
            ))}
        </div>
      </section>
    ))}
    <PagesSection id="jackpots" title="Jackpots">
      <p>
        Jackpots come on top. Part of every stake goes into three pools, and every ₦100 staked is one chance
        in each. A pool is drawn at 10 PM and pays at most its limit; what is above stays for the next draw.
      </p>
      <ul className="rows">
        {jackpots.map(({ id, name, drawn, share, threshold }) => (
          <li key={id}>
            <div className="grow">
              <div className="row">
                <h3 className="font-bold">{name}</h3>
                <span className="num font-bold text-money">{formatMoney(threshold)}</span>
              </div>
              <p className="text-soft mt-1">
                Drawn {rhythm[drawn]}. {share / 100}% of every stake goes in; it pays up to{' '}
                {formatMoney(threshold)}.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </PagesSection>
    <div>
      <LinkButton to="/dashboard" kind="gold">
        Play now
      </LinkButton>
    </div>
  </PagesText>
)
