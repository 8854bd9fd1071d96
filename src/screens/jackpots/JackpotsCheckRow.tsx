import type { JackpotCheck } from '#src/draws/verify-jackpot.ts'
import { Icon } from '#src/ui/Icon.tsx'

const icons = { passed: 'check', failed: 'alert', waiting: 'clock' } as const
const colours = { passed: 'text-win', failed: 'text-lose', waiting: 'text-soft' } as const

export const JackpotsCheckRow = ({ check }: { check: JackpotCheck }) => (
  <li className="flex gap-3">
    <span className={colours[check.state]}>
      <Icon name={icons[check.state]} />
    </span>
    <span className="flex-1 min-w-0">
      <b>{check.title}</b>
      <br />
      <span className="hint break-words">{check.detail}</span>
    </span>
  </li>
)
