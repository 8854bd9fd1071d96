// The front page. Renders without data, because it is painted before the first answer arrives.
import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Ball } from '#src/ui/Ball.tsx'
import { brand } from '#src/brand.ts'
import { HomeGames } from './HomeGames.tsx'
import { HomeProof } from './HomeProof.tsx'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'

interface Props {
  nextDraw: ReactNode
  jackpots: ReactNode
  results: ReactNode
  winners: ReactNode
}

export const HomeScreen = ({ nextDraw, jackpots, results, winners }: Props) => (
  <>
    <section className="cloth pt-2 pb-16 md:pt-8 md:pb-20">
      <div className="page md:grid md:grid-cols-[1.2fr_1fr] md:gap-10 md:items-center">
        <div>
          <div className="flex items-center gap-4">
            <p className="text-sm font-bold text-gold">The lottery you can check yourself</p>
            <span className="home-balls" aria-hidden="true">
              {[7, 21, 40].map(n => (
                <Ball key={n} n={n} size="sm" moves="drop" />
              ))}
            </span>
          </div>
          <h1 className="text-[32px] leading-[1.12] md:text-[48px] font-extrabold tracking-tight mt-3 mb-3">
            Play from {formatMoney(cheapestTicket())}. Check every draw on your own phone.
          </h1>
          <p className="text-base opacity-90 max-w-[46ch] md:text-[17px]">
            Pick your numbers, pay from your wallet, and see the draw within minutes. You see the odds before
            you pay, and your phone proves the result.
          </p>
          <div className="flex flex-wrap gap-3 mt-5">
            <LinkButton to="/dashboard" kind="gold" className="flex-1 whitespace-nowrap md:flex-none">
              Play now
            </LinkButton>
            <LinkButton to="/results" kind="quiet" className="flex-1 whitespace-nowrap md:flex-none">
              See the results
            </LinkButton>
          </div>
          <p className="flex items-center gap-3 mt-4 text-xs opacity-90 max-w-[60ch]">
            <span className="shell-age">18+</span>
            <span>{brand.licence}</span>
          </p>
        </div>
        <div className="hidden md:block">{nextDraw}</div>
      </div>
    </section>
    <div className="page grid gap-4 pb-10 md:grid-cols-2 md:items-start [&>*]:min-w-0">
      <div className="grid gap-4 -mt-16 md:-mt-20">
        <div className="md:hidden">{nextDraw}</div>
        {results}
        {winners}
      </div>
      <div className="grid gap-4 md:-mt-20">
        {jackpots}
        <HomeProof />
      </div>
    </div>
    <HomeGames />
  </>
)
