// Prizes and odds, computed from the catalogue; never type these figures by hand.
import { useLicence } from '#src/api/public/licence.ts'
import { games } from '#src/games/rules.ts'
import { jackpots, CHANCE } from '#src/games/jackpots.ts'
import { formatMoney } from '#src/lib/money.ts'
import { percentOf } from '#src/lib/state/licence.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { PagesLadder } from './PagesLadder.tsx'
import { PagesOtherPrizes } from './PagesOtherPrizes.tsx'
import { PagesPrizeTable } from './PagesPrizeTable.tsx'
import { PagesSection, PagesText } from './PagesText.tsx'
import { topWords } from './prize-table.ts'
import { words } from './words.ts'

const rhythm = {
  daily: 'every day',
  weekly: words.$everySunday,
  monthly: words.$onTheLastDay,
} as const

export const PagesPrizes = () => {
  const { winningsTax } = useLicence()
  return (
    <PagesText title={words.$prizesAndOdds} lead={words.$whatOneLinePays}>
      {winningsTax > 0 && <p>{words.$taxOfNetWinnings(percentOf(winningsTax))}</p>}
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
      <PagesOtherPrizes />
      <PagesSection id="jackpots" title={words.$jackpots}>
        <p>{words.$jackpotsComeOnTop(formatMoney(CHANCE))}</p>
        <ul className="rows">
          {jackpots.map(({ id, name, drawn, share, threshold }) => (
            <li key={id}>
              <div className="grow">
                <div className="row">
                  <h3 className="font-bold">{name}</h3>
                  <span className="num font-bold text-money">{formatMoney(threshold)}</span>
                </div>
                <p className="text-soft mt-1">
                  {words.$drawnOfEveryStake(rhythm[drawn], share / 100, formatMoney(threshold))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </PagesSection>
      <div>
        <LinkButton to="/dashboard">{words.$playNow}</LinkButton>
      </div>
    </PagesText>
  )
}
