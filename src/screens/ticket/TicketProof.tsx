// The seal on a slip: printed only if all of this phone's checks passed.
import type { CheckResult } from '#src/proof/checks.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Seal } from '#src/ui/Emblem.tsx'
import { countWords, hintOf, worstOf } from '../shared/checks/check-words.ts'
import { checkColours } from '../shared/checks/CheckList.tsx'
import { words } from './words.ts'

const marks = { failed: 'alert', unproven: 'info', waiting: 'clock', none: 'minus' } as const

const Mark = ({ checks, small }: { checks: readonly CheckResult[]; small?: boolean | undefined }) => {
  const worst = worstOf(checks)
  if (worst === 'passed') return <Seal size={small ? 48 : 76} />
  return (
    <span
      className={`grid place-items-center flex-none rounded-full border-dotted border-current ${small ? 'w-12 h-12 border-3' : 'w-18 h-18 border-5'} ${checkColours[worst]}`}
    >
      <Icon name={marks[worst]} size={small ? 22 : 32} />
    </span>
  )
}

interface Props {
  checks: readonly CheckResult[]
  small?: boolean
}

export const TicketProof = ({ checks, small }: Props) => {
  const worst = worstOf(checks)
  const hint = hintOf(checks)
  const [, count, rest] = /^(\d+ of \d+) (.*)$/.exec(countWords(checks)) ?? ['', '', countWords(checks)]
  return (
    <div className="flex items-center gap-3">
      <Mark checks={checks} small={small} />
      <p className="flex-1 min-w-0">
        <b className={`block leading-tight ${checkColours[worst]}`}>
          <span className={small ? '' : 'block text-2xl font-black num'}>{count}</span> {rest}
        </b>
        <span className="hint block">{hint || (worst === 'passed' && words.$noNetworkNeededNothing)}</span>
      </p>
    </div>
  )
}
