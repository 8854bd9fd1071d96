import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface EmptyStateProps {
  icon?: IconName
  heading: string
  sub?: ReactNode
  /** What to do next. */
  action?: ReactNode
}

export const EmptyState = ({ icon = 'ticket', heading, sub, action }: EmptyStateProps) => (
  <div className="stack items-center text-center py-8 px-4">
    <span className="grid place-items-center w-16 h-16 rounded-full bg-hush text-brand">
      <Icon name={icon} size={30} />
    </span>
    <p className="title-2">{heading}</p>
    {sub && <p className="text-soft max-w-80">{sub}</p>}
    {action}
  </div>
)
