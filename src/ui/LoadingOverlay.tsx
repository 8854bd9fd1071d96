/** Full screen. `late` waits 200 ms to avoid flicker on quick changes. */
export const LoadingOverlay = ({ label = 'Loading', late }: { label?: string; late?: boolean }) => (
  <div className={`overlay${late ? ' overlay-late' : ''}`} role="status">
    <span className="spinner" aria-hidden="true" />
    <p className="font-bold">{label}</p>
  </div>
)

export const Spinner = ({ label = 'Loading' }: { label?: string }) => (
  <div className="grid place-items-center py-16" role="status">
    <span className="spinner" aria-hidden="true" />
    <span className="sr-only">{label}</span>
  </div>
)
