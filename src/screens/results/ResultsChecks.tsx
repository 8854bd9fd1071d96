// 'Check this draw on your phone': nothing is loaded or computed until the button is pressed.
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { keysQuery, rulesQuery } from '#src/api/draws.ts'
import type { Batch } from '#src/contract/draws.ts'
import type { Check } from '#src/draws/verify.ts'
import { knownKeys, rememberKeys } from '#src/play/known-keys.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorNote } from '#src/ui/ErrorNote.tsx'

const signs = { passed: '✓', failed: '✗', waiting: '…' } as const
const words = { passed: 'Passed', failed: 'Failed', waiting: 'Waiting' } as const
const colours = { passed: 'text-win', failed: 'text-lose', waiting: 'text-soft' } as const

export const ResultsChecks = ({ batch }: { batch: Batch }) => {
  const client = useQueryClient()
  const [checks, setChecks] = useState<Check[]>()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<Error>()

  const check = async () => {
    setRunning(true)
    setError(undefined)
    try {
      const [{ rules }, { keys }, { checkDraw }] = await Promise.all([
        client.fetchQuery(rulesQuery(batch.commitment.rules)),
        client.fetchQuery(keysQuery()),
        import('./check-draw.ts'),
      ])
      setChecks(await checkDraw(batch, rules, keys, knownKeys()))
      rememberKeys(keys)
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error('The check could not run'))
    } finally {
      setRunning(false)
    }
  }

  const passed = checks?.filter(check => check.passed).length ?? 0
  return (
    <section className="card" aria-labelledby="draw-checks">
      <h2 id="draw-checks" className="title-2">
        Do not take our word for it
      </h2>
      <p className="text-soft mt-1 mb-3">
        Your phone can draw the numbers again by itself, out of the seal, our locked-in seed and the public
        randomness.
      </p>
      <Button kind="brand" loading={running} onClick={() => void check()}>
        Check this draw on your phone
      </Button>
      {error && <ErrorNote error={error} />}
      <div aria-live="polite">
        {checks && (
          <>
            <p className={`font-bold mt-4 mb-2 ${passed === checks.length ? 'text-win' : 'text-lose'}`}>
              {passed} of {checks.length} checks passed on this phone
            </p>
            <ol className="grid gap-3">
              {checks.map(({ id, title, state, detail }) => (
                <li key={id} className="flex gap-3">
                  <span className={`font-extrabold ${colours[state]}`} aria-hidden="true">
                    {signs[state]}
                  </span>
                  <span className="min-w-0">
                    <span className="sr-only">{words[state]}: </span>
                    <b>{title}</b>
                    <span className="block text-sm text-soft break-words">{detail}</span>
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  )
}
