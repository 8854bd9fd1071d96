import type { ReactNode } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import { bandClass } from './band-class.ts'
import { Money } from './Money.tsx'

interface Props {
  /** Its position among the game's stakes. */
  rank: number
  /** Per line, kobo. */
  stake: Kobo
  topPrize: Kobo
  /** Not on sale yet: what the prize reserve must hold first, undefined if unknown. */
  comingSoon?: { needs: Kobo | undefined } | false
  /** The button of a band on sale. */
  children: ReactNode
}

/** A stake in its own colour, with what a line can win; a list item. */
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
