// The matches of a ticket as they were drawn, in 24 seconds; a tap on a match puts it on the pitch.
import { useState } from 'react'
import { calledIn } from '#src/games/soccer-cash/virtual/called.ts'
import type { KeptDetail } from '#src/model/kept.ts'
import { Button } from '#src/ui/Button.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Slip } from '#src/ui/Slip.tsx'
import { filmOf, FILM, scoreAtMinute } from './film.ts'
import { VirtualPitch } from './VirtualPitch.tsx'
import { words } from './words.ts'

interface Props {
  ticket: KeptDetail
  passed: number
  minute: number
  onSkip: () => void
}

export const VirtualFilm = ({ ticket, passed, minute, onSkip }: Props) => {
  const line = ticket.draw.tickets[0]?.ticket ?? []
  const calls = calledIn(ticket.play.batchId, line)
  const [films] = useState(() => filmOf(ticket.proof))
  const matches = calls.flatMap(call => {
    const film = films.find(it => it.home === call.home && it.away === call.away)
    return film ? [{ call: call.score, film }] : []
  })
  const [shown, setShown] = useState({ at: 0, from: passed })
  const onPitch = matches[shown.at]?.film
  return (
    <>
      {onPitch && <VirtualPitch key={onPitch.number} match={onPitch} minute={minute} from={shown.from} />}
      <p className="row text-sm num">
        <span className="flex-none">{words.$minute(minute)}</span>
        <ProgressBar value={(passed / FILM) * 100} label={words.$clock} className="text-gold" />
      </p>
      <Slip>
        <h2 className="font-bold">{words.$yourCalls}</h2>
        <ul className="stack gap-1">
          {matches.map(({ call, film }, at) => (
            <li key={film.number}>
              <button
                type="button"
                className="row w-full text-left text-sm min-h-11 num"
                aria-pressed={at === shown.at}
                aria-label={words.$watch(film.home, film.away)}
                onClick={() => setShown({ at, from: passed })}
              >
                <span className="min-w-0">
                  {film.home} <b className="whitespace-nowrap">{scoreAtMinute(film, minute)}</b> {film.away}
                </span>
                <span className="pill flex-none">{words.$called(call)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Slip>
      <Button kind="white" block onClick={onSkip}>
        {words.$showScores}
      </Button>
    </>
  )
}
