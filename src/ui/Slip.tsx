import type { ReactNode } from 'react'

/** A slip of paper with punched edges. Its shadow lies on a wrapper: the mask would cut it off. */
export const Slip = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`slip-held ${className}`}>
    <div className="slip">{children}</div>
  </div>
)

/** Where a slip would be torn. */
export const Tear = () => <hr className="tear" />
