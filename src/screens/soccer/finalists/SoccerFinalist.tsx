// One ticket that won: whose, by which scores, and what it paid.
import { leagueName } from '#src/games/soccer-cash/leagues.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { formatMoney } from '#src/lib/money.ts'
import type { Finalist } from '#src/model/matches.ts'
import { Money } from '#src/ui/Money.tsx'
import { Slip, Tear } from '#src/ui/Slip.tsx'
import { words as soccerWords } from '../words.ts'
import { words } from './words.ts'

export const SoccerFinalist = ({ finalist: it, place }: { finalist: Finalist; place: number }) => (
  <Slip>
    <div className="flex items-center gap-3">
      <span className={`rank num ${place === 1 ? 'rank-1' : ''}`}>{place}</span>
      <span className="min-w-0 grow">
        <b className="block num">{it.phoneNumber}</b>
        <span className="block text-sm text-soft num">
          {lotteryName(it.lotteryType)}, {soccerWords.$predictions(it.totalPredictions)}
        </span>
      </span>
      <span className="text-right">
        <Money amount={it.earning} className="block font-extrabold text-win" />
        <span className="block text-sm text-soft num">{words.$paidFor(formatMoney(it.stake))}</span>
      </span>
    </div>
    <Tear />
    <ul className="list-none p-0 m-0 stack gap-2" aria-label={words.$scores}>
      {it.matches.map(match => (
        <li key={`${match.league}-${match.home}-${match.away}`} className="flex items-center gap-3">
          <span className="flex-1 min-w-0">
            <b className="block break-words">{soccerWords.$match(match.home, match.away)}</b>
            <span className="block text-sm text-soft">{leagueName(match.league)}</span>
          </span>
          <span className={`pill num ${match.score === null ? '' : 'pill-win'}`}>
            {match.score ?? words.$noCount}
          </span>
        </li>
      ))}
    </ul>
  </Slip>
)
