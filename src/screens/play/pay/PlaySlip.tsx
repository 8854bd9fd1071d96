import { useRouter } from '@tanstack/react-router'
import type { GameRules } from '#src/games/game.ts'
import { formatMoney, type Kobo } from '#src/lib/money.ts'
import { plural } from '#src/lib/plural.ts'
import { shortId } from '#src/lib/short-id.ts'
import { BallRow } from '#src/ui/Ball.tsx'
import { PlayTicketTag } from '../PlayTicketTag.tsx'

interface Props {
  game: GameRules
  lines: readonly (readonly number[])[]
  /** kobo: per line, for the whole ticket, and the most it can win. */
  stake: Kobo
  total: Kobo
  potential: Kobo
  /** Where to change the picks. */
  back: string
  gamePlayId?: string
}

/** A ticket's lines before payment, with its price and what it can win. */
export const PlaySlip = ({ game, lines, stake, total, potential, back, gamePlayId }: Props) => {
  const router = useRouter()
  const facts = [
    ['Stake of a line', formatMoney(stake)],
    ['Potential winning', formatMoney(potential)],
    ['To pay', formatMoney(total)],
  ] as const
  return (
    <section className="card stack" aria-label="Your ticket">
      <div className="row">
        <h2 className="title-2">{plural(lines.length, 'line')}</h2>
        <button type="button" className="btn-link" onClick={() => void router.navigate({ to: back })}>
          Change picks
        </button>
      </div>
      <ol className="list-none p-0 m-0">
        {lines.map((line, index) => (
          <li key={index} className="flex items-center gap-3 border-b border-line py-2">
            <span className="eyebrow num w-5">{index + 1}</span>
            <BallRow mine numbers={line} size="sm" label={`Line ${index + 1}`} />
          </li>
        ))}
      </ol>
      <dl className="m-0">
        {facts.map(([label, value]) => (
          <div key={label} className="row py-1">
            <dt className="text-soft">{label}</dt>
            <dd className="m-0 num font-bold text-right break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <PlayTicketTag game={game} wagers={[{ stake, lines }]} />
      {gamePlayId && (
        <div className="hint num">
          <p>
            Short ID <b className="whitespace-nowrap">{shortId(gamePlayId)}</b>
          </p>
          <p className="break-all">Game play ID {gamePlayId}</p>
        </div>
      )}
    </section>
  )
}
