import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  summary: ReactNode
  open?: boolean
  children: ReactNode
}

/** A heading that unfolds what lies under it; the content is in the page all along. */
export const Fold = ({ summary, open, children }: Props) => (
  <details className="fold" open={open}>
    <summary>
      {summary}
      <Icon name="down" size={20} />
    </summary>
    <div>{children}</div>
  </details>
)
