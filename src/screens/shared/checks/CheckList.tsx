import type { CheckResult } from '#src/proof/checks.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { stateWords } from './check-words.ts'

const icons = { passed: 'check', failed: 'alert', waiting: 'clock', none: 'minus', unproven: 'info' } as const
export const checkColours = {
  passed: 'text-win',
  failed: 'text-lose',
  waiting: 'text-soft',
  none: 'text-soft',
  unproven: 'text-brand',
} as const

/** Checks one by one, each with what it compared or why it failed. */
export const CheckList = ({ checks }: { checks: readonly CheckResult[] }) => (
  <ol className="list-none p-0 mt-3 stack">
    {checks.map(({ title, state, detail }) => (
      <li key={title} className="flex gap-3">
        <span className={checkColours[state]}>
          <Icon name={icons[state]} />
        </span>
        <span className="flex-1 min-w-0">
          <b>{title}</b> <span className={checkColours[state]}>{stateWords[state]}</span>
          <br />
          <span className="hint break-words">{detail}</span>
        </span>
      </li>
    ))}
  </ol>
)

/** The same, with details folded away except for failed checks. */
export const CheckFolds = ({ checks }: { checks: readonly CheckResult[] }) => (
  <ol>
    {checks.map(({ title, state, detail }) => (
      <li key={title}>
        <Fold
          open={state === 'failed'}
          summary={
            <>
              <span className={`flex-none ${checkColours[state]}`}>
                <Icon name={icons[state]} />
              </span>
              <span className="flex-1 min-w-0 text-[15px] leading-tight">
                {title}{' '}
                <span className={`block text-sm font-medium ${checkColours[state]}`}>
                  {stateWords[state]}
                </span>
              </span>
            </>
          }
        >
          <p className="hint break-words pl-9">{detail}</p>
        </Fold>
      </li>
    ))}
  </ol>
)
