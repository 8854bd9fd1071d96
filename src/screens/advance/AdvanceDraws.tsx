import { Link } from '@tanstack/react-router'
import type { Advance } from '#src/api/advance.ts'
import { formatDateTime } from '#src/lib/lagos-time.ts'
import { drawWords } from './advance-words.ts'
import { words } from './words.ts'

/** Every draw of one payment, with its ticket once bought. */
export const AdvanceDraws = ({ draws }: Pick<Advance, 'draws'>) => (
  <ol className="list-none p-0 m-0" aria-label={words.$draws}>
    {draws.map(draw => (
      <li key={draw.drawsAt} className="row border-b border-line last:border-b-0 min-h-11 py-1 text-sm">
        <time dateTime={draw.drawsAt} className="num">
          {formatDateTime(Date.parse(draw.drawsAt))}
        </time>
        {draw.slipId ? (
          <Link to="/game-history/$gameID" params={{ gameID: draw.slipId }} className="btn-link">
            {drawWords(draw)}
          </Link>
        ) : (
          <span className="text-soft text-right">{drawWords(draw)}</span>
        )}
      </li>
    ))}
  </ol>
)
