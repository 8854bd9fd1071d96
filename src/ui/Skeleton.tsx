const widths = ['w-full', 'w-4/5', 'w-11/12', 'w-3/5']

/** A placeholder with the height of the text to come. */
export const Skeleton = ({ lines = 3, className = '' }: { lines?: number; className?: string }) => (
  <div className={`stack ${className}`} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={`skeleton ${widths[line % widths.length]}`} />
    ))}
  </div>
)
