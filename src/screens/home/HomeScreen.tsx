// The front page. Renders without data, because it is painted before the first answer arrives.
import type { ReactNode } from 'react'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { cheapestTicket } from '#src/games/cheapest-ticket.ts'
import { formatMoney } from '#src/lib/money.ts'
import { words } from './words.ts'

const LINK = 'flex-1 whitespace-nowrap md:flex-none md:min-w-40'

interface Props {
  draw: ReactNode
  nextDraw: ReactNode
  below: ReactNode
}

export const HomeScreen = ({ draw, nextDraw, below }: Props) => (
  <>
    <section className="cloth pt-2 pb-16 md:pt-8 md:pb-24">
      <div className="page grid gap-7 md:grid-cols-[1.25fr_1fr] md:gap-12 md:items-center [&>*]:min-w-0">
        <div className="grid gap-3">
          <h1 className="text-[30px] leading-[1.12] md:text-[46px] font-extrabold">
            {words.$playFrom(formatMoney(cheapestTicket()))} <br />
            {words.$checkEveryDrawOn}
          </h1>
          <p className="max-w-[44ch] md:text-[18px]">{words.$youSeeThePrice}</p>
          <div className="flex flex-wrap gap-2 mt-1">
            <LinkButton to="/dashboard" className={LINK}>
              {words.$playNow}
            </LinkButton>
            <LinkButton to="/results" kind="quiet" className={LINK}>
              {words.$seeTheResults}
            </LinkButton>
          </div>
        </div>
        {draw}
      </div>
    </section>
    <div className="page pb-10">
      <div className="relative -mt-16 md:-mt-24 md:max-w-[560px]">{nextDraw}</div>
      {below}
    </div>
  </>
)
