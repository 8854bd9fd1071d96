// Below the draws: what was won in one game, and its newest draw if the draws above are another game's.
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resultsQuery } from '#src/api/results.ts'
import { games } from '#src/games/rules.ts'
import { lotteryName } from '#src/lib/lottery-name.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { useKnownToday } from '#src/ui/time/use-today.ts'
import { shortWhen } from './results-model.ts'
import { runsForType } from './asked.ts'
import { words } from './words.ts'

interface Props {
  /** The game-type code asked for; undefined if none. */
  type: number | undefined
  /** A game's winners, by its name on the wire. */
  winners: (lotteryType: string) => ReactNode
}

/** Its results also run if no type is asked for. */
const unasked = games.find(({ results }) => results?.unasked)!

export const ResultsHistory = ({ type, winners }: Props) => {
  const enabled = runsForType(type, unasked)
  const today = useKnownToday()
  const { data } = useQuery({ ...resultsQuery(unasked.lotteryType), enabled })
  if (!enabled) return null
  const newest = type === undefined ? data?.rows[0] : undefined
  const name = words.$winnersHistory(lotteryName(unasked.lotteryType))
  return (
    <section className="late" aria-label={name}>
      <h2 className="title-2">{name}</h2>
      {newest && (
        <>
          <Link
            to="/results/$gameID"
            params={{ gameID: newest.batch }}
            className="text-brand font-bold num inline-flex items-center min-h-11"
          >
            {newest.batch}, {shortWhen(newest.date, today)}
          </Link>
          <BallRow numbers={newest.drawn} size="sm" label={words.$numbersDrawn} />
        </>
      )}
      {winners(unasked.lotteryType)}
    </section>
  )
}
