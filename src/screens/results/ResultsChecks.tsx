// 'Check this draw on your phone': nothing is loaded or computed until the button is pressed.
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { keysQuery, rulesQuery } from '#src/api/draws.ts'
import type { Batch } from '#src/contract/draws.ts'
import type { Check } from '#src/proof/verify.ts'
import { countWords, hintOf, worstOf } from '../shared/check-words.ts'
import { CheckList, checkColours } from '../shared/CheckList.tsx'
import { ChecksFailed } from '../shared/ChecksFailed.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'

/** @param heardAt when the service sent the batch, ms */
export const ResultsChecks = ({ batch, heardAt }: { batch: Batch; heardAt: number }) => {
  const client = useQueryClient()
  const [checks, setChecks] = useState<Check[]>()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<Error>()

  const check = async () => {
    setRunning(true)
    setError(undefined)
    try {
      const [{ rules }, keys, { checkDraw }] = await Promise.all([
        client.fetchQuery(rulesQuery(batch.commitment.rules)),
        client.fetchQuery(keysQuery()),
        import('./check-draw.ts'),
      ])
      setChecks(await checkDraw(batch, rules, keys, heardAt))
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error('The check could not run'))
    } finally {
      setRunning(false)
    }
  }

  const hint = checks && hintOf(checks, batch.state === 'refunded')
  return (
    <section className="card" aria-labelledby="draw-checks">
      <h2 id="draw-checks" className="title-2">
        Do not take our word for it
      </h2>
      <p className="text-soft mt-1 mb-3">
        Your phone can draw the numbers again by itself, out of the seal and the public randomness, and looks
        who has seen the seal before the draw.
      </p>
      <Button kind="brand" loading={running} onClick={() => void check()}>
        Check this draw on your phone
      </Button>
      {error && <ErrorNote error={error} />}
      <div aria-live="polite">
        {checks && (
          <>
            <p className={`font-bold mt-4 mb-2 ${checkColours[worstOf(checks)]}`}>{countWords(checks)}</p>
            {hint && <p className="hint">{hint}</p>}
            <CheckList checks={checks} />
            <ChecksFailed checks={checks} name={batch.id} shown={batch} />
          </>
        )}
      </div>
    </section>
  )
}
