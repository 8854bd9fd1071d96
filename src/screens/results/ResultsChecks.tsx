// 'Check this draw on your phone': nothing is loaded or computed until the button is pressed.
import type { Batch } from '#src/model/draws.ts'
import { hintOf } from '../shared/checks/check-words.ts'
import { CheckList, checkColours } from '../shared/checks/CheckList.tsx'
import { ChecksFailed } from '../shared/checks/ChecksFailed.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Drawing } from '#src/ui/Drawing.tsx'
import { Seal } from '#src/ui/Emblem.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'
import { useDrawCheck } from './use-draw-check.ts'
import { words } from './words.ts'

export const ResultsChecks = ({ batch }: { batch: Batch }) => {
  const { data, error, isFetching, refetch } = useDrawCheck({ batch: batch.id, drawn: batch.draw?.numbers })
  const hint = data && hintOf(data.checks)
  return (
    <section className="card" aria-labelledby="draw-checks">
      <div className="flex gap-4 items-center">
        {data?.worst === 'passed' ? <Seal size={76} /> : <Drawing name="phone-check" />}
        <div className="grow">
          <h2 id="draw-checks" className="title-2">
            {words.$doNotTakeOur}
          </h2>
          <p className="text-soft mt-1">{words.$yourPhoneCanDraw}</p>
        </div>
      </div>
      <div className="mt-3">
        <Button loading={isFetching} onClick={() => void refetch()}>
          {words.$checkThisDrawOn}
        </Button>
      </div>
      {error && <ErrorNote error={error} />}
      <div aria-live="polite">
        {data && (
          <>
            <p className={`font-bold mt-4 mb-2 ${checkColours[data.worst]}`}>{data.words}</p>
            {hint && <p className="hint">{hint}</p>}
            <CheckList checks={data.checks} />
            <ChecksFailed checks={data.checks} name={batch.id} shown={batch} />
          </>
        )}
      </div>
    </section>
  )
}
