import { LinkButton } from '#src/ui/LinkButton.tsx'
import { formatMoney } from '#src/lib/money.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { games } from '#src/games/rules.ts'

const top = (prizes: number[]) => formatMoney(Math.max(...prizes))

export const HomeGames = () => (
  <section className="bg-hush" aria-labelledby="home-games">
    <div className="page">
      <h2 id="home-games" className="title-1">
        Games on sale
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 mt-4">
        {games.map(game => (
          <li key={game.id} className="card">
            <h3 className="title-2">{lotteryName(game.lotteryType)}</h3>
            <p className="text-soft mt-1 mb-4">
              Pick {game.pick} of {game.of}.{' '}
              {game.cadence === 'each-batch' ? 'A draw every five minutes.' : 'Seven draws a day.'} From{' '}
              {formatMoney(game.stakes[0]!.stake)} a line, up to{' '}
              {top(game.stakes.filter(option => !option.comingSoon).map(option => option.topPrize))}.
            </p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/dashboard" kind="brand">
                Play {lotteryName(game.lotteryType)}
              </LinkButton>
              <LinkButton to="/prizes" kind="quiet">
                Prizes and odds
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-soft mt-4">Soccer cash and Awoof are on the way.</p>
    </div>
  </section>
)
