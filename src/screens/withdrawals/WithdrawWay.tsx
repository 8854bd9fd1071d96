import { formatDateTime } from '#src/lib/lagos-time.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import type { WayStep } from './withdrawal-steps.ts'
import { words } from './words.ts'

const icons: Record<WayStep['state'], IconName> = { done: 'check', now: 'clock', next: 'next', bad: 'alert' }
const colours: Record<WayStep['state'], string> = {
  done: 'text-win',
  now: 'text-brand',
  next: 'text-soft',
  bad: 'text-lose',
}
const spoken: Record<WayStep['state'], string> = {
  done: words.$done,
  now: words.$now,
  next: words.$stillToCome,
  bad: '',
}

interface Props {
  steps: readonly (WayStep & { about?: string })[]
  label: string
}

/** Steps in a column, each with its time or what it is about. */
export const WithdrawWay = ({ steps, label }: Props) => (
  <ol className="rows list-none p-0 m-0" aria-label={label}>
    {steps.map(({ name, at, about, state }) => (
      <li key={name} aria-current={state === 'now' ? 'step' : undefined}>
        <span className={colours[state]}>
          <Icon name={icons[state]} />
        </span>
        <span className="flex-1 min-w-0">
          <span className="sr-only">{spoken[state]}</span>
          <b className={state === 'next' ? 'text-soft' : ''}>{name}</b>
          {(at ?? about) && (
            <span className="hint block num">{at ? formatDateTime(Date.parse(at)) : about}</span>
          )}
        </span>
      </li>
    ))}
  </ol>
)
