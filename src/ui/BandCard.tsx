import type { ReactNode } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import { bandClass } from './band-class.ts'
import { Money } from './Money.tsx'

interface Props {
  /** Its place among the stakes of the game. */
  rank: number
  /** Of one line, kobo. */
  stake: Kobo
  topPrize: Kobo
  /** The band is not sold yet; what the prize reserve has to hold first, undefined where nobody knows. */
  comingSoon?: { needs: Kobo | undefined } | false
  /** The button of a band that is sold. */
  children: ReactNode
}

/** A stake in its own colour, with what a line of it can win; as an item of a list. */
export const BandCard = ({ rank, stake, topPrize, comingSoon, children }: Props) => (
  <li className={`rounded-card p-4 min-h-[150px] flex flex-col justify-between gap-3 ${bandClass(rank)}`}>
    <div>
      <p className="text-sm">Stake a line</p>
      <p className="text-[22px] leading-tight font-extrabold">
        <Money amount={stake} />
      </p>
      <p className="text-sm mt-2">Win up to</p>
      <p className="font-bold">
        <Money amount={topPrize} />
      </p>
    </div>
    {comingSoon ? (
      <p className="min-h-11 font-bold">
        Coming soon
        {comingSoon.needs !== undefined && (
          <span className="block text-sm font-normal">
            Opens at <Money amount={comingSoon.needs} /> in reserve
          </span>
        )}
      </p>
    ) : (
      children
    )}
  </li>
)
