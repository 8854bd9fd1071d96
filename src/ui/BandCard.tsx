import type { ReactNode } from 'react'
import type { Kobo } from '#src/lib/money.ts'
import { bandClass } from './band-class.ts'
import { Emblem } from './Emblem.tsx'
import { Money } from './Money.tsx'
import { words } from './words/ui.ts'

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

/** A stake as a note in its own cloth, with what a line can win; a list item. */
export const BandCard = ({ rank, stake, topPrize, comingSoon, children }: Props) => (
  <li className={`note ${bandClass(rank)} ${comingSoon ? 'note-off' : ''}`}>
    <Emblem name="rosette" className="note-rosette" />
    <p className="text-[min(34px,15vw-20px)] leading-none font-extrabold tracking-tight">
      <Money amount={stake} />
    </p>
    <p className="text-sm">
      {words.$winUpTo}{' '}
      <b>
        <Money amount={topPrize} />
      </b>
    </p>
    {comingSoon ? (
      <p className="min-h-11 text-[12.5px] leading-tight">
        {words.$comingSoon}
        {comingSoon.needs !== undefined && (
          <>
            {words.$opensAt} <Money amount={comingSoon.needs} /> {words.$inReserve}
          </>
        )}
      </p>
    ) : (
      children
    )}
  </li>
)
