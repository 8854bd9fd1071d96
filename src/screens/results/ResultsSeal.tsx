import { Link } from '@tanstack/react-router'
import { messageOf } from '#src/api/errors.ts'
import { formatTime } from '#src/lib/lagos-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Seal } from '#src/ui/Emblem.tsx'
import { useDrawCheck, type ShownDraw } from './use-draw-check.ts'
import { words } from './newest-words.ts'

/**
 * Checks the draw where it is shown. The seal appears only if every check has passed; until then it can be checked again: the
 * network may be back, or the draw over.
 */
export const ResultsSeal = (draw: ShownDraw) => {
  const { data, error, isFetching, refetch } = useDrawCheck(draw)
  const passed = data?.worst === 'passed'
  return (
    <>
      {passed ? <Seal size={60} /> : <Drawing name="phone-check" />}
      <div className="grow" aria-live="polite">
        {error ? (
          <p className="text-sm">{messageOf(error)}</p>
        ) : data ? (
          <p className="text-sm">
            <b className={passed ? 'text-win' : 'text-lose'}>{data.words}</b>
            <br />
            <span className="text-soft">{words.$at(formatTime(data.at))} </span>
          </p>
        ) : null}
        {!passed && (
          <Button kind="quiet" className="btn-small px-2" loading={isFetching} onClick={() => void refetch()}>
            {words.$checkItOnThis}
          </Button>
        )}
        <Link to="/results/$gameID" params={{ gameID: draw.batch }} className="btn-link text-sm num">
          {draw.batch}
        </Link>
      </div>
    </>
  )
}
