import { useEffect, useState } from 'react'
import type { Proof } from '#src/contract/draws.ts'
import { checkOnThisPhone } from '#src/draws/check.ts'
import type { Check } from '#src/draws/verify.ts'
import { knownKeys } from '#src/play/known-keys.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const words = { passed: 'Passed', failed: 'Failed', waiting: 'Waiting' } as const
const icons = { passed: 'check', failed: 'alert', waiting: 'clock' } as const
const colours = { passed: 'text-win', failed: 'text-lose', waiting: 'text-soft' } as const

/** The checks that this phone makes of the ticket by itself; works without a network. */
export const TicketChecks = ({ proof }: { proof: Proof }) => {
  const [checks, setChecks] = useState<Check[]>()
  useEffect(() => {
    let gone = false
    void (async () => {
      const done = await checkOnThisPhone(proof, knownKeys())
      if (!gone) setChecks(done)
    })()
    return () => {
      gone = true
    }
  }, [proof])

  if (!checks)
    return (
      <section className="card" aria-busy="true" aria-label="Checking this ticket on this phone">
        <Skeleton lines={2} />
      </section>
    )
  const passed = checks.filter(check => check.state === 'passed').length
  const failed = checks.some(check => check.state === 'failed')
  return (
    <section className="card">
      <details>
        <summary className="flex items-center gap-3 min-h-11 cursor-pointer focus-ring rounded-xl">
          <span className={failed ? 'text-lose' : passed === checks.length ? 'text-win' : 'text-soft'}>
            <Icon name={failed ? 'alert' : 'shield'} />
          </span>
          <span className="flex-1">
            <b>
              {passed} of {checks.length} checks passed on this phone
            </b>
            {!failed && passed < checks.length && (
              <span className="hint block">The others can be made after the draw.</span>
            )}
          </span>
          <Icon name="down" />
        </summary>
        <ol className="list-none p-0 mt-3 stack">
          {checks.map(check => (
            <li key={check.id} className="flex gap-3">
              <span className={colours[check.state]}>
                <Icon name={icons[check.state]} />
              </span>
              <span className="flex-1 min-w-0">
                <b>{check.title}</b> <span className={colours[check.state]}>{words[check.state]}</span>
                <br />
                <span className="hint break-words">{check.detail}</span>
              </span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
