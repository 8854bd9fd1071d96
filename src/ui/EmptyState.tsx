import type { ComponentProps, ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'
import { Icon, type IconName } from './Icon.tsx'

interface EmptyStateProps {
  drawing?: ComponentProps<typeof Drawing>['name']
  /** Instead of a drawing. */
  icon?: IconName
  heading: string
  sub?: ReactNode
  /** What to do next. */
  action?: ReactNode
}

export const EmptyState = ({ drawing = 'no-slip', icon, heading, sub, action }: EmptyStateProps) => (
  <div className="stack items-center text-center py-8 px-4">
    {icon ? (
      <span className="grid place-items-center w-16 h-16 rounded-full bg-hush text-brand">
        <Icon name={icon} size={30} />
      </span>
    ) : (
      <Drawing name={drawing} />
    )}
    <p className="title-2">{heading}</p>
    {sub && <p className="text-soft max-w-80">{sub}</p>}
    {action}
  </div>
)
