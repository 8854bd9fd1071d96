import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A heading that unfolds what lies under it; the content is in the page all along. */
export const Fold = ({
  summary,
  open,
  children,
}: {
  summary: ReactNode
  open?: boolean
  children: ReactNode
}) => (
  <details className="fold" open={open}>
    <summary>
      {summary}
      <Icon name="down" size={20} />
    </summary>
    <div>{children}</div>
  </details>
)
