// The latest jackpot draws, each checkable on this phone.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jackpotDrawsQuery } from '#src/api/jackpots.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { TextButton } from '#src/ui/buttons/TextButton.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { NotYet } from '#src/ui/ErrorNote.tsx'
import { Money } from '#src/ui/Money.tsx'
import { JackpotsCheck } from './JackpotsCheck.tsx'
import { drawWords } from './jackpots-model.ts'
import { words } from './words.ts'

export const JackpotsDraws = () => {
  const { data, error, refetch } = useQuery(jackpotDrawsQuery())
  const [asked, setAsked] = useState<string>()
  if (!data) return <NotYet error={error} refetch={refetch} lines={4} />
  if (data.length === 0) return <EmptyState heading={words.$noJackpotHasBeen} sub={words.$theFirstIsDrawn} />
  return (
    <ul>
      {data.map(draw => (
        <li key={draw.id} className="border-t border-line first:border-t-0 py-3">
          <div className="row">
            <span className="font-bold">{draw.jackpotType}</span>
            {draw.totalJackpotAmount > 0 && (
              <span className="num font-bold text-money">
                <Money amount={draw.totalJackpotAmount} />
              </span>
            )}
          </div>
          <p className="text-sm text-soft">
            {formatDateTime(Date.parse(draw.date))}. {drawWords(draw)}
          </p>
          {/* Also one that nobody won, or that is to come: the check says whether it is withheld. */}
          {asked === draw.id ? (
            <JackpotsCheck id={draw.id} />
          ) : (
            <TextButton
              aria-label={words.$checkOfOnThis(draw.jackpotType, formatDateTime(Date.parse(draw.date)))}
              onClick={() => setAsked(draw.id)}
            >
              {words.$checkOnThisPhone}
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  )
}
